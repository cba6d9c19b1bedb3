// A Netlify scheduled function (https://docs.netlify.com/build/functions/scheduled-functions/): starts a build once a day,
// so that scheduled articles go live on their day.

/** Shortly after midnight UTC, when an article's day begins. */
export const config = { schedule: "5 0 * * *" };

/** @throws when there is no build hook, or the request fails; the function's log shows the error */
export default async function publishDue() {
  const hook = process.env.BUILD_HOOK_URL;
  if (!hook) throw new Error("BUILD_HOOK_URL is not set; create a build hook and put its URL there");
  const { ok, status } = await fetch(hook, { method: "POST", body: "{}" });
  if (!ok) throw new Error(`the build hook answered ${status}; check that it still exists`);
  console.log("Started a build");
}
