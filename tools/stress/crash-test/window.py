"""WebKitGTK window with persistent storage in FOLDER: window.py FOLDER ADDRESS."""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, address = sys.argv[1:]
device = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=f"{folder}/cache")
view = WebKit2.WebView(web_context=WebKit2.WebContext(website_data_manager=device))
window = Gtk.OffscreenWindow()
window.set_default_size(1080, 810)
window.add(view)
window.show_all()
view.load_uri(address)
Gtk.main()
