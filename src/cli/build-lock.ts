import fs from "node:fs";
import path from "node:path";
import { lock } from "proper-lockfile";

const FILE = ".build.lock";
/** Longer than the ten seconds after which the library takes over from a process that crashed while it took the lock. */
const TRIES = { retries: 150, minTimeout: 10, maxTimeout: 100 };

/** A process that holds the lock. Ids are reused, so its start time identifies it. */
interface Holder {
  readonly pid: number;
  readonly started: string | undefined;
}

/** Prevents other builds in a folder. */
export interface BuildLock {
  /** Adds a process to the lock's holders: it may run longer than this one. */
  share(pid: number): void;
  release(): void;
}

/**
 * Locks a folder for a build. A lock whose processes have all ended is taken over. Reading the lock and writing it are
 * one atomic step, because only one process at a time does it.
 *
 * @throws when another build is running there
 */
export async function lockBuild(directory: string): Promise<BuildLock> {
  const file = path.join(directory, FILE);
  const holders: Holder[] = [holderOf(process.pid)];
  const unlock = await lock(directory, { lockfilePath: `${file}.taking`, realpath: false, retries: TRIES });
  try {
    const running = readHolders(file).find(isRunning);
    if (running) throw new Error(`another build is running in ${directory} (process ${running.pid}). Wait until it is done.`);
    writeHolders(file, holders);
  } finally {
    await unlock();
  }
  return {
    share(pid) {
      holders.push(holderOf(pid));
      writeHolders(file, holders);
    },
    release: () => fs.rmSync(file, { force: true }),
  };
}

/** Renaming is atomic: a crash leaves no half of a file. */
function writeHolders(file: string, holders: readonly Holder[]): void {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, JSON.stringify(holders));
  fs.renameSync(own, file);
}

/** A lock that cannot be parsed was left by a crash. */
function readHolders(file: string): readonly Holder[] {
  try {
    return JSON.parse(fs.readFileSync(file, "utf8")) as Holder[];
  } catch {
    return [];
  }
}

function holderOf(pid: number): Holder {
  return { pid, started: startOf(pid) };
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return startOf(pid) === started;
}

/**
 * Start time of a process in clock ticks since boot, from `/proc` (proc(5): fields 3 and 22 of stat). Undefined for a
 * zombie, and where there is no `/proc`.
 */
function startOf(pid: number): string | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}
