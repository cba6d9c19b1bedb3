import { expect, test } from "@playwright/test";
import { allOf, oneOf } from "../site-under-test";
import { samplePages } from "./sample-pages";

test("a sound loads nothing before it is played, then plays from ranges of its file", async ({ page }) => {
  const sound = allOf("sound").find(({ id }) => id === oneOf("home").hero.sound);
  if (!sound) return test.skip(true, "the home page has no sound");
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  const requests: { range: string | undefined; status: number }[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".flac")) requests.push({ range: response.request().headers()["range"], status: response.status() });
  });
  await page.goto(samplePages.home, { waitUntil: "load" });
  const player = page.locator("main audio");
  await expect(player).toHaveCount(1);
  await expect(player).toHaveAccessibleName(/\d+ Hz/);
  expect(requests).toEqual([]);

  await player.focus();
  await page.keyboard.press("Space");
  const state = () =>
    player.evaluate((audio: HTMLAudioElement) => ({
      isAdvancing: audio.currentTime > 0.3,
      isPaused: audio.paused,
      seconds: Math.round(audio.duration),
      error: audio.error?.message,
    }));
  await expect.poll(state).toEqual({ isAdvancing: true, isPaused: false, seconds: sound.seconds, error: undefined });
  expect(requests[0]).toEqual({ range: "bytes=0-", status: 206 });

  // Leads to a part of the file that may not be loaded yet.
  await player.evaluate((audio: HTMLAudioElement) => (audio.currentTime = audio.duration * 0.75));
  await expect.poll(() => player.evaluate((audio: HTMLAudioElement) => audio.currentTime)).toBeGreaterThan(sound.seconds * 0.75 + 0.2);
  expect(errors).toEqual([]);
});
