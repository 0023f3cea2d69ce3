"""Prints pages in WebKit to PDF files: print.py SCRIPT, with a line `address<tab>deed<tab>file` each on standard input.

The deed is a script to run if the page is already open. SCRIPT returns the page's description of its sheets as JSON.
Once the description names the file, the page is printed, and the description is written to standard output."""

import json
import pathlib
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


class Press:
    def __init__(self):
        self.context = WebKit2.WebContext.new_ephemeral()
        self.window = Gtk.OffscreenWindow()
        self.window.set_default_size(1080, 810)
        self.view = self.address = None
        self.next()

    def next(self):
        line = sys.stdin.readline().rstrip("\n")
        if not line:
            Gtk.main_quit()
            return
        address, deed, self.file = line.split("\t")
        if address == self.address:
            self.view.evaluate_javascript(deed, -1, None, None, None, None)
        else:
            self.open(address)
        GLib.timeout_add(50, self.look)

    def open(self, address):
        if self.view:
            self.view.destroy()
        self.address = address
        self.view = WebKit2.WebView(web_context=self.context)
        self.window.add(self.view)
        self.window.show_all()
        self.view.load_uri(address)

    def look(self):
        self.view.call_async_javascript_function(sys.argv[1], -1, None, None, None, None, self.seen)
        return False

    def seen(self, view, result):
        try:
            self.said = view.call_async_javascript_function_finish(result).to_string()
        except GLib.Error:
            self.said = ""
        if self.said and json.loads(self.said)["file"] == pathlib.Path(self.file).name:
            GLib.timeout_add(50, self.press)
        else:
            GLib.timeout_add(100, self.look)

    def press(self):
        # The choices in the print dialog: the paper, no browser margins, and a file.
        width, height = json.loads(self.said)["sheets"][0]["size"]
        size = Gtk.PaperSize.new_custom("sheet", "sheet", min(width, height), max(width, height), Gtk.Unit.MM)
        setup = Gtk.PageSetup()
        setup.set_paper_size(size)
        setup.set_orientation(Gtk.PageOrientation.LANDSCAPE if width > height else Gtk.PageOrientation.PORTRAIT)
        for edge in ("top", "bottom", "left", "right"):
            getattr(setup, f"set_{edge}_margin")(0, Gtk.Unit.MM)
        settings = Gtk.PrintSettings()
        settings.set_printer("Print to File")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, pathlib.Path(self.file).as_uri())
        self.operation = WebKit2.PrintOperation.new(self.view)
        self.operation.set_page_setup(setup)
        self.operation.set_print_settings(settings)
        self.operation.connect("finished", self.done)
        self.operation.connect("failed", lambda _, error: sys.exit(f"{self.file}: {error.message}"))
        self.operation.print_()
        return False

    def done(self, _):
        print(self.said, flush=True)
        self.next()


Press()
Gtk.main()
