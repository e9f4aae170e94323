"""In the pocket: what opens without a network, and what is said where one is needed."""

from playwright.sync_api import Page, expect

from fuda.core.words import Words
from tests.browser.conftest import AWAY, Complaints, Server, Visit
from tests.browser.drivers import until

EN = Words("en")
# Wait for the worker to have everything that its build names.
READY = """async () => {
  await navigator.serviceWorker.ready;
  const whole = async () => {
    const names = await caches.keys();
    const later = names.find((name) => name.startsWith('fuda-later'));
    return later && (await (await caches.open(later)).match('/cards/yojimbo/plain/yojimbo.svg'));
  };
  while (!(await whole())) await new Promise((resolve) => setTimeout(resolve, 50));
}"""
FRAMES = """async (path) => {
  const cache = await caches.open('fuda-replays');
  while (!(await cache.match(path))) await new Promise((resolve) => setTimeout(resolve, 50));
}"""


def drawn(page: Page, selector: str) -> None:
    """Wait until a picture is there in fact."""
    page.locator(selector).first.scroll_into_view_if_needed()
    until(page, "(selector) => document.querySelector(selector)?.naturalWidth > 0", selector)


def test_without_a_network_rules_lessons_cards_and_replays_open_and_a_calm_page_says_what_does_not(
    own_server: Server, visit: Visit, complaints: Complaints
) -> None:
    complaints.expect(AWAY, "Failed to fetch", "ERR_FAILED")
    table = own_server.finished("koikoi", guide=True)
    page = visit(f"/t/{table}/replay", at=own_server, service_workers="allow")
    page.evaluate(READY)
    page.goto("/rules/koikoi")  # what an earlier visit would have kept
    page.goto(f"/t/{table}/replay")
    expect(page.locator(".stage [data-seat]").first).to_be_visible()
    steps = page.request.get(f"/api/tables/{table}/replay").json()["steps"]
    page.evaluate(FRAMES, f"/api/tables/{table}/replay/{len(steps) - 1}")
    page.context.set_offline(True)

    page.goto("/rules/kocka")
    drawn(page, ".lesson img")
    page.goto("/gallery/yojimbo")
    drawn(page, "figure img")
    page.goto(f"/t/{table}/replay#{len(steps) - 1}")
    expect(page.get_by_role("slider")).to_have_value(str(len(steps) - 1))
    expect(page.locator(".stage [data-seat]").first).to_be_visible()

    page.goto("/day")
    page.get_by_role("link", name=EN.format("page-offline-what")).click()
    expect(page.locator("h1")).to_have_text(EN.format("page-offline"))
    expect(page.get_by_text(EN.format("page-offline-needs"))).to_be_visible()


def test_the_page_can_be_put_on_a_phone(visit: Visit) -> None:
    page = visit("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").get_attribute("href") or "")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).ok
