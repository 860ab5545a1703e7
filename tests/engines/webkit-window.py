#!/usr/bin/python3
"""A bare WebKitGTK window for WebKitWebDriver: no toolbar, so that it can be as narrow as a phone."""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
scripts = WebKit2.UserContentManager()
scripts.add_script(
    WebKit2.UserScript.new(
        os.environ['PROBE'],
        WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START,
        None,
        None,
    )
)
window = Gtk.Window()
window.set_decorated(False)
view = WebKit2.WebView(
    web_context=context, user_content_manager=scripts, is_controlled_by_automation=True
)
# There is no graphics card here, and drawing for one in software takes most of the time.
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window.add(view)


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect('create-web-view', lambda _session: view)


context.connect('automation-started', automation_started)
window.connect('destroy', Gtk.main_quit)
window.show_all()
Gtk.main()
