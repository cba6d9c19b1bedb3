import "fake-indexeddb/auto";
import { deleteBackup, readBackups, writeBackup, type Backup } from "../../../../src/cms/app/backup/backup-store";

const backup = (id: string, savedAt: number): Backup => ({
  id,
  savedAt,
  entry: { collection: "posts", slug: "a", path: "content/posts/a.md", raw: "", data: { title: id }, mediaFiles: [] },
});

it("keeps one backup per form, newest first, until it is deleted", async () => {
  await writeBackup(backup("first", 1));
  await writeBackup(backup("second", 2));
  await writeBackup(backup("first", 3));
  expect((await readBackups()).map(({ id, savedAt }) => [id, savedAt])).toEqual([
    ["first", 3],
    ["second", 2],
  ]);
  await deleteBackup("first");
  expect((await readBackups()).map(({ id }) => id)).toEqual(["second"]);
});
