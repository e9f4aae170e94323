"""Draw the icons that a phone shows, from client/public/icon.svg: `.venv/bin/python -m scripts.icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import chromium

PUBLIC = Path(__file__).parents[1] / "client" / "public"
PAPER = "#f4eee0"
# The file, its size, the share of it that the drawing fills, and what lies behind: phones cut the edges of some off.
ICONS = (
    ("icon-192.png", 192, 1.0, "transparent"),
    ("icon-512.png", 512, 1.0, "transparent"),
    ("icon-maskable-512.png", 512, 0.66, PAPER),
    ("icon-apple-180.png", 180, 0.8, PAPER),
)


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for name, size, share, behind in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {behind} }}"
                f"svg {{ width: {share:.0%}; height: {share:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
