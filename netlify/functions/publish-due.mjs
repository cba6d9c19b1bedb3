// A scheduled function of the host (https://docs.netlify.com/build/functions/scheduled-functions/): asks for a build once
// a day, so that an article goes out on its day although nobody pushes.

/** Shortly after midnight UTC, the hour at which an article's day begins. */
export const config = { schedule: "5 0 * * *" };

/** @throws when there is no build hook, or it refuses; the function's log then says so */
export default async function publishDue() {
  const hook = process.env.BUILD_HOOK_URL;
  if (!hook) throw new Error("BUILD_HOOK_URL is not set; create a build hook and put its address there");
  const { ok, status } = await fetch(hook, { method: "POST", body: "{}" });
  if (!ok) throw new Error(`the build hook answered ${status}; see whether it still exists`);
  console.log("A build was asked for");
}
