import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HEIGHT, type Engine, type Key, type Preferences, type Tab } from "./tab";

/** The screen in memory. Without a window manager, the window below the pointer has the focus, which is in the middle. */
const SCREEN = { width: 1600, height: 1200 };

/** WebKitGTK, the engine that is nearest to Safari's on Linux, over WebDriver (https://www.w3.org/TR/webdriver2/). */
export const webkit: Engine = {
  name: "WebKitGTK",
  install: "apt-get install webkit2gtk-driver xvfb",
  // The media feature exists, and is always `none`.
  hasForcedColors: false,
  isInstalled: () => isOnPath("WebKitWebDriver") && isOnPath("Xvfb"),
  async start(preferences) {
    const processes: ChildProcess[] = [];
    const profile = newProfile(preferences);
    const stop = (): void => {
      for (const child of processes.reverse()) child.kill();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    };
    try {
      const env = { ...process.env, DISPLAY: await startScreen(processes), HOME: profile, XDG_CONFIG_HOME: profile };
      const port = await freePort();
      processes.push(spawn("WebKitWebDriver", [`--port=${port}`], { env, stdio: "ignore" }));
      const driver = new WebDriver(`http://127.0.0.1:${port}`);
      await driver.begin();
      return new WebDriverTab(driver, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};

const isOnPath = (program: string) => spawnSync("which", [program], { stdio: "ignore" }).status === 0;

/** A folder with the settings of GTK, from which WebKitGTK reads what the visitor prefers. */
function newProfile({ reducedMotion }: Preferences): string {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "webkit-"));
  fs.mkdirSync(path.join(profile, "gtk-3.0"));
  fs.writeFileSync(path.join(profile, "gtk-3.0", "settings.ini"), `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`);
  return profile;
}

/** Starts a screen in memory, because WebKitGTK has no headless mode, and returns its display. */
async function startScreen(processes: ChildProcess[]): Promise<string> {
  const xvfb = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${SCREEN.width}x${SCREEN.height}x24`], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  processes.push(xvfb);
  const [number] = (await once(xvfb.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  return `:${number.toString().trim()}`;
}

/** Asks again every 100 ms, because nothing reports these states, for ten seconds. */
async function waitUntil(holds: () => Promise<boolean>, state: string): Promise<void> {
  for (let tries = 0; !(await holds()); tries += 1) {
    if (tries > 100) throw new Error(`waited in vain until ${state}`);
    await sleep(100);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Sends WebDriver's commands; each is one HTTP request. */
class WebDriver {
  private session = "";

  constructor(private readonly origin: string) {}

  /** Waits until the driver listens and starts a browser. */
  async begin(): Promise<void> {
    await waitUntil(() => this.isReady(), "WebKitWebDriver answers");
    const { sessionId } = await this.request<{ sessionId: string }>("POST", "/session", { capabilities: {} });
    this.session = `/session/${sessionId}`;
  }

  /** @param command path below the session's */
  send<Value = void>(method: "POST" | "DELETE", command: string, body?: object): Promise<Value> {
    return this.request<Value>(method, `${this.session}${command}`, body);
  }

  private async isReady(): Promise<boolean> {
    return this.request("GET", "/status").then(
      () => true,
      () => false,
    );
  }

  private async request<Value>(method: string, command: string, body?: object): Promise<Value> {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}), signal: AbortSignal.timeout(60_000) };
    const response = await fetch(`${this.origin}${command}`, init);
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error ?? response.status}: ${value.message ?? ""}`);
    return value;
  }
}

/** Code points of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const codes: Readonly<Record<Key, string>> = { Enter: "\uE007", Escape: "\uE00C", Space: " ", Tab: "\uE004" };
/** The name of an element's reference in WebDriver's JSON. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

class WebDriverTab implements Tab {
  constructor(
    private readonly driver: WebDriver,
    private readonly stop: () => void,
  ) {}

  open(url: string): Promise<void> {
    return this.driver.send("POST", "/url", { url });
  }

  /** The window has no frame in the screen in memory; it has its new size a moment later. */
  async resize(width: number): Promise<void> {
    const rect = { x: (SCREEN.width - width) / 2, y: (SCREEN.height - HEIGHT) / 2, width, height: HEIGHT };
    await this.driver.send("POST", "/window/rect", rect);
    await waitUntil(async () => (await this.run(() => innerWidth, undefined)) === width, `the window is ${width} pixels wide`);
  }

  async run<Result, Argument>(inPage: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result> {
    const script = `const done = arguments[1];
      Promise.resolve((${inPage.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const args = [argument ?? null];
    const { value, error } = await this.driver.send<{ value: Result; error?: string }>("POST", "/execute/async", { script, args });
    if (error !== undefined) throw new Error(error);
    return value;
  }

  /** Scrolls itself, because the driver does not scroll to every element. */
  async click(selector: string): Promise<void> {
    await this.run((one) => document.querySelector(one)?.scrollIntoView({ block: "center", behavior: "instant" }), selector);
    const element = await this.driver.send<Record<string, string>>("POST", "/element", { using: "css selector", value: selector });
    await this.driver.send("POST", `/element/${element[ELEMENT]}/click`, {});
  }

  press(key: Key): Promise<void> {
    const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: codes[key] }));
    return this.driver.send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  back(): Promise<void> {
    return this.driver.send("POST", "/back", {});
  }

  async close(): Promise<void> {
    try {
      await this.driver.send("DELETE", "");
    } finally {
      this.stop();
    }
  }
}
