import fs from "node:fs";
import path from "node:path";

const FILE = ".build.lock";

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
 * Locks a folder for a build. A lock whose processes have all ended is taken over.
 *
 * @throws when another build is running there
 */
export function lockBuild(directory: string): BuildLock {
  const file = path.join(directory, FILE);
  const own = `${file}.${process.pid}`;
  const holders: Holder[] = [holderOf(process.pid)];
  const write = (name: string) => fs.writeFileSync(name, JSON.stringify(holders));
  write(own);
  try {
    // Creating a link is atomic and never overwrites a file.
    while (!linked(own, file)) {
      const running = readHolders(file).find(isRunning);
      if (running) throw new Error(`another build is running in this folder (process ${running.pid}); wait until it is done`);
      fs.rmSync(file, { force: true });
    }
  } finally {
    fs.rmSync(own, { force: true });
  }
  return {
    share(pid) {
      holders.push(holderOf(pid));
      write(own);
      fs.renameSync(own, file);
    },
    release: () => fs.rmSync(file, { force: true }),
  };
}

function linked(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
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
