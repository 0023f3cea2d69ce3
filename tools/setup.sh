# Setup: installs missing dependencies of the build and the tests. Sourced by ./run and ./check. Each step reports what it does and,
# if it fails, what is missing.

unset NO_COLOR # trunk 0.21 does not understand NO_COLOR=1
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1

TRUNK_VERSION=0.21.14
GECKODRIVER_VERSION=0.37.1
TOOLS="${XDG_CACHE_HOME:-$HOME/.cache}/table-ronde/tools"
export PATH="$PWD/node_modules/.bin:$TOOLS/bin:$HOME/.cargo/bin:$PATH:/usr/sbin:$TOOLS/nginx/usr/sbin"

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
give_up() { printf '\n%s\n' "$*" >&2; exit 1; }

need_rust() {
  command -v rustup >/dev/null || give_up "Rust is missing. Install rustup (https://rustup.rs), then start again."
  rustup show active-toolchain >/dev/null 2>&1 || rustup toolchain install >/dev/null 2>&1 ||
    give_up "The Rust toolchain of rust-toolchain.toml is not installed and cannot be fetched. Check the network, then start again."
  rustup component list --installed | grep -qx rust-src || rustup component add rust-src ||
    give_up "The Rust component rust-src cannot be fetched. Check the network, then start again."
  rustup target list --installed | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown ||
    give_up "The Rust target wasm32-unknown-unknown cannot be fetched. Check the network, then start again."
}

# Bare-metal target: no operating system, no standard library.
BARE_TARGET=thumbv7em-none-eabi
need_bare_target() {
  rustup target list --installed | grep -qx $BARE_TARGET || rustup target add $BARE_TARGET ||
    give_up "The Rust target $BARE_TARGET cannot be fetched. Check the network, then start again."
}

need_node() {
  command -v node >/dev/null && command -v npm >/dev/null || give_up "Node is missing. Install Node 20.19 or newer with npm, then start again."
  if ! cmp -s package-lock.json node_modules/.table-ronde-lock; then
    say "Fetching the npm packages"
    # One ping first: without a network npm retries for minutes.
    case $(npm ping --fetch-retries=0 2>&1) in
      *EAI_AGAIN* | *ENOTFOUND* | *ECONNREFUSED* | *ENETUNREACH*) give_up "The npm packages cannot be fetched. Check the network, then start again." ;;
    esac
    # npm ci refuses lock files without the packages for other platforms, which some registries leave out.
    npm install --no-save --no-audit --no-fund --loglevel=error ||
      give_up "The npm packages cannot be fetched. Check the network, then start again."
    cp --remove-destination package-lock.json node_modules/.table-ronde-lock
  fi
}

# need_crate PROGRAM VERSION CRATE MINUTES LEVEL [FLAGS…]: installs a program from crates.io in exactly this version. LEVEL is its
# optimisation level: 1 for programs that run for seconds, 0 for those that only wait.
need_crate() {
  local program=$1 version=$2 crate=$3 minutes=$4 level=$5
  shift 5
  [ "$("$program" --version 2>/dev/null | awk 'NR == 1 {print $2}')" = "$version" ] && return
  say "Building $crate $version (once; about $minutes minutes)"
  CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=$level CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16 \
    cargo install --quiet --root "$TOOLS" "$crate" --version "$version" "$@" ||
    give_up "$crate $version cannot be built. Check the network, and install a C linker (package build-essential)."
}

# Build tools. On a fresh machine the app compiles in parallel: linking it occupies one CPU core for minutes.
need_build_tools() {
  local compiling=""
  need_rust
  need_node
  if [ ! -x "$TOOLS/bin/trunk" ]; then
    say "Compiling the app beside its tools (once; about 6 minutes together)"
    (compile_app) &
    compiling=$!
  fi
  need_crate wasm-bindgen "$(awk '/^name = "wasm-bindgen"$/ {getline; gsub(/[^0-9.]/, ""); print}' Cargo.lock)" wasm-bindgen-cli 1 1 \
    --no-default-features --bin wasm-bindgen
  # Without TLS: Trunk downloads nothing here (Trunk.toml, offline), and cryptography is most of its build.
  need_crate trunk "$TRUNK_VERSION" trunk 3 0 --locked --no-default-features
  need_splitter
  # Waits only for this job. Compile errors are reported when the app is built.
  [ -z "$compiling" ] || wait "$compiling" || true
}

# need_debian PROGRAM-OR-FILE PACKAGE…: installs Debian packages in one call, each given with a program or file that it provides.
need_debian() {
  local missing=()
  while [ $# -gt 0 ]; do
    command -v "$1" >/dev/null || [ -e "$1" ] || missing+=("$2")
    shift 2
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  command -v apt-get >/dev/null || give_up "Missing packages: ${missing[*]}. apt-get is not available here: install them by hand."
  local as_root=""
  [ "$(id -u)" = 0 ] || { sudo -n true 2>/dev/null && as_root="sudo -n"; } ||
    give_up "Missing packages: ${missing[*]}. Install them as root: apt-get install ${missing[*]}"
  say "Installing ${missing[*]}"
  $as_root apt-get update -qq || true
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
    give_up "The packages ${missing[*]} cannot be installed. Check the network, then start again."
}

# nginx binary only, unpacked next to the other tools: installing the package would start a server.
need_nginx() {
  command -v nginx >/dev/null && return
  say "Fetching nginx"
  mkdir -p "$TOOLS/nginx"
  (cd "$TOOLS/nginx" && apt-get download -qq nginx && dpkg -x nginx_*.deb . && rm nginx_*.deb) >/dev/null 2>&1
  nginx -v >/dev/null 2>&1 || give_up "nginx is missing and cannot be fetched. Install it as root: apt-get install nginx-light"
}

# Wasm splitter (tools/build/wasm-chunks.mjs). It reports no version, so cargo's list of installed crates is checked.
SPLITTER_VERSION=0.2.4
need_splitter() {
  grep -qs "^\"wasm_split_cli_support $SPLITTER_VERSION " "$TOOLS/.crates.toml" && [ -x "$TOOLS/bin/wasm-split-cli" ] && return
  need_crate wasm-split-cli "$SPLITTER_VERSION" wasm_split_cli_support 1 1 --locked --features build-binary
}

# Browsers and nginx, for the browser tests.
need_browsers() {
  # For printing tests: WebKitGTK prints through its library, and pdftoppm renders the pages.
  need_debian \
    "${CHROMIUM:-/usr/bin/chromium}" chromium \
    "${CHROMIUM:-/usr/bin/chromium-headless-shell}" chromium-headless-shell \
    WebKitWebDriver webkit2gtk-driver \
    xvfb-run xvfb \
    xauth xauth \
    /usr/lib/x86_64-linux-gnu/girepository-1.0/WebKit2-4.1.typelib gir1.2-webkit2-4.1 \
    /usr/lib/python3/dist-packages/gi/__init__.py python3-gi \
    pdftoppm poppler-utils \
    "${FIREFOX:-/usr/bin/firefox-esr}" firefox-esr
  need_crate geckodriver "$GECKODRIVER_VERSION" geckodriver 1 0 --locked
  need_nginx
}

# need_old_chromium [all | NAME…]: old browsers for the tests. Default: those of ./check.
need_old_chromium() {
  need_node
  node tools/old-chromium.mjs "$@" || give_up "The old browsers cannot be fetched; the lines above say why. Check the network, then start again."
}

# Speech synthesis for the clips of assets/voice, in a virtual environment. Needed only to record clips.
VOICE="${XDG_CACHE_HOME:-$HOME/.cache}/table-ronde/voice"
VOICE_STYLES=a35f5675ad08948e326ae75fd0ea16ba5d0042e4f76b5f3d1df77d0a48c54861
need_voice_tools() {
  need_rust
  need_node
  need_debian lame lame
  need_python make
  if ! sha256sum --check --status <<<"$VOICE_STYLES  $VOICE/ff_siwis.bin" 2>/dev/null; then
    say "Fetching the French style of the voice"
    (cd "$VOICE" && npm pack --silent kokoro-js@1.2.1 >/dev/null &&
      tar xzf kokoro-js-1.2.1.tgz --strip-components=2 package/voices/ff_siwis.bin && rm kokoro-js-1.2.1.tgz) ||
      give_up "The French style of the voice cannot be fetched. Check the network, then start again."
  fi
}

# Speech recognition and quality prediction for the clips. Only tools/voice/listen and tools/voice/choose need them.
need_voice_listeners() {
  need_voice_tools
  need_python listen
}

# need_python NAME: a virtual environment with exactly the packages of tools/voice/NAME.txt.
need_python() {
  local list=tools/voice/$1.txt folder=$VOICE/$1
  cmp -s "$list" "$folder/packages" && return
  command -v python3.11 >/dev/null || need_debian python3.11 python3.11-venv
  say "Fetching the packages of the voice tools ($1)"
  mkdir -p "$VOICE"
  rm -rf "$folder"
  python3.11 -m venv "$folder" && "$folder/bin/pip" install --quiet --no-deps --require-hashes --requirement "$list" ||
    give_up "The packages of $list cannot be fetched. Check the network; the packages exist for Linux on x86-64 only."
  cp "$list" "$folder/packages"
}

# Compiler flags for the browser build. The linker arguments are for the splitter.
small_flags() {
  # The standard library is rebuilt for size, without panic messages, which nobody reads in a browser. This makes the first load a
  # seventh smaller. Stable Rust allows it only with RUSTC_BOOTSTRAP.
  export RUSTC_BOOTSTRAP=1
  export CARGO_UNSTABLE_BUILD_STD=std,panic_abort
  export CARGO_UNSTABLE_BUILD_STD_FEATURES=optimize_for_size
  export RUSTFLAGS="-Zlocation-detail=none -Zfmt-debug=none -Zunstable-options -Cpanic=immediate-abort -Ctarget-cpu=mvp -Clink-args=--emit-relocs -Clink-args=--export-table"
  export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-target}/small"
  # Trunk keeps cargo offline, so missing crates are fetched first.
  local manifest library
  library=$(rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.toml
  for manifest in Cargo.toml "$library"; do
    cargo fetch --quiet --locked --manifest-path "$manifest" || give_up "The crates of $manifest cannot be fetched. Check the network, then start again."
  done
}

# Compiles the app for Trunk with the same flags. Call it in a subshell, because it exports variables.
compile_app() {
  small_flags
  tools/build/app/cargo build --quiet --bins --target wasm32-unknown-unknown --profile wasm --locked ||
    give_up "The app cannot be compiled; the lines above say why."
}

# File with the prerendered pages, for tools/build/post-build.mjs.
export PRERENDERED="${CARGO_TARGET_DIR:-target}/prerendered.json"

# Renders the prerendered pages with the app's components, on this machine.
prerender() {
  mkdir -p "${PRERENDERED%/*}"
  cargo run --quiet --locked --package table-ronde --example prerender >"$PRERENDERED" ||
    give_up "The prerendered pages cannot be rendered; the lines above say why."
}

# is_built FOLDER: succeeds if the app there is newer than all of its sources.
is_built() {
  [ -e "$1/sw.js" ] && [ -z "$(find Cargo.toml Cargo.lock Trunk.toml index.html rust-toolchain.toml package-lock.json LICENSE-MIT tools/setup.sh tools/build examples/prerender.rs engine/Cargo.toml engine/src src shell styles assets -newer "$1/sw.js" -print -quit 2>/dev/null || echo unknown)" ]
}

# build_into FOLDER: builds the app there and prints the duration.
build_into() {
  local begun=$SECONDS
  (
    # Beside the app, whose linking occupies one CPU core for minutes.
    (prerender) &
    compile_app
    wait $! || exit 1
    PATH="$PWD/tools/build/app:$PATH" trunk build --release --color never --dist "$1"
  ) || give_up "The app is not built; the lines above say why."
  echo "Built in $((SECONDS - begun)) s"
}

# Builds the release in dist/, unless it is up to date.
build_app() {
  is_built dist && return
  say "Building the app"
  build_into dist
}

# Fast development build in `$QUICK`: larger programs, not optimised as a whole (docs/decisions/069).
QUICK="${CARGO_TARGET_DIR:-target}/quick"
build_quickly() {
  is_built "$QUICK" && return
  say "Building the app quickly (about a minute); ./run --build makes the small one that ships"
  TABLE_RONDE_QUICK=yes build_into "$QUICK"
}
