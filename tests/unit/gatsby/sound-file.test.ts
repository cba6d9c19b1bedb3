import { createHash } from "crypto";
import fs from "fs";
import os from "os";
import path from "path";
import { soundPublisher } from "../../../src/gatsby/resolvers/sound-file";

const tone = { kind: "binaural", carrier: 200, rate: 10, seconds: 5 } as const;

function publisher(encode?: Parameters<typeof soundPublisher>[2], stored = new Map<string, unknown>()) {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "sounds-"));
  const cache = {
    get: (key: string) => Promise.resolve(stored.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(stored.set(key, value)),
  };
  return { directory, stored, publish: soundPublisher(cache as never, directory, encode) };
}

describe("the file of a sound", () => {
  it("is named by its content and synthesised once, also in later builds", async () => {
    const encode = jest.fn(() => Promise.resolve(Buffer.from("fLaC")));
    const { directory, stored, publish } = publisher(encode);
    const [first, second] = await Promise.all([publish(tone), publish({ ...tone })]);
    expect(first).toBe(`/static/sounds/${createHash("sha256").update("fLaC").digest("hex").slice(0, 20)}.flac`);
    expect(second).toBe(first);
    expect(fs.readFileSync(path.join(directory, first), "utf8")).toBe("fLaC");
    const later = publisher(encode, stored);
    expect(await later.publish(tone)).toBe(first);
    expect(fs.existsSync(path.join(later.directory, first))).toBe(true);
    expect(encode).toHaveBeenCalledTimes(1);
  });

  it("is another one for another tone", async () => {
    const { publish } = publisher((channels) => Promise.resolve(Buffer.from(String(channels[0]?.[2003]))));
    expect(await publish({ ...tone, carrier: 300 })).not.toBe(await publish(tone));
  });

  it("is refused when readers on a phone would have to wait for it", async () => {
    const { publish } = publisher(() => Promise.resolve(Buffer.alloc(120_001)));
    await expect(publish(tone)).rejects.toThrow("120001 bytes");
  });
});
