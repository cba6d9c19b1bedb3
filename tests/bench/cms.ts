/**
 * `npx tsx tests/bench/cms.ts http://localhost:8010`: how long an editor waits in the longest article for a key to be drawn, and
 * for the preview to show a typed word, in milliseconds. The CMS of any commit can be compared: start it with `npm run cms`.
 */
import { chromium, type Page } from "@playwright/test";
import { findInstalled } from "../../src/cli/find-browser";
import { cmsFiles, openEntry, openFolder, textField } from "../cms/cms-page";

const KEYS = 100;
const WORDS = 20;

void measure(process.argv[2] ?? "http://localhost:8010");

async function measure(baseURL: string): Promise<void> {
  const posts = [...cmsFiles].filter(([file]) => file.startsWith("content/posts/"));
  const longest = posts.reduce((found, each) => (each[1].length > found[1].length ? each : found))[0];
  const browser = await chromium.launch({ executablePath: process.env["CHROME_PATH"] ?? findInstalled(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ baseURL, viewport: { width: 1500, height: 1000 }, reducedMotion: "reduce" });
  await openFolder(page);
  await openEntry(page, longest.replace("content/", "").replace(".md", ""));
  await textField(page).press("Control+Home");
  await untilShown(page, "first ");
  await page.evaluate(() => {
    const durations: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === "keydown") durations.push(duration);
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { durations });
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press(key % 6 === 5 ? "Space" : "a", { delay: 120 });
  const slow = await page.evaluate(() => (window as unknown as { durations: number[] }).durations);
  // The browser leaves out keys that took less than 16 ms.
  report("key", [...Array.from({ length: Math.max(KEYS - slow.length, 0) }, () => 8), ...slow]);
  const waits: number[] = [];
  for (let word = 0; word < WORDS; word += 1) waits.push(await untilShown(page, `word-${word} `));
  report("preview", waits);
  await browser.close();
}

/** Types a word; returns the milliseconds until a frame of the page shows it. */
async function untilShown(page: Page, word: string): Promise<number> {
  const shown = page.evaluate(async (wanted) => {
    const frames = (part: Document): string =>
      [...part.querySelectorAll("iframe")]
        .map(({ contentDocument: inner }) => (inner ? `${inner.body.textContent}${frames(inner)}` : ""))
        .join("");
    const start = await new Promise<number>((resolve) => {
      document.addEventListener("beforeinput", () => resolve(performance.now()), { once: true, capture: true });
    });
    while (!frames(document).includes(wanted)) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  }, word.trim());
  await page.keyboard.insertText(word);
  return shown;
}

function report(name: string, values: readonly number[]): void {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms, ${sorted.length} times`);
}
