import type { ChildProcess } from "node:child_process";

/**
 * Runs a program, and again whenever it ends, until it is stopped.
 *
 * @param start starts the program
 * @param onEnd called when it has ended without being stopped
 * @param delay milliseconds before it runs again
 */
export function runAgain(start: () => ChildProcess, onEnd: () => void, delay: number): { readonly stop: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess;
  const run = () => {
    running = start();
    running.once("exit", runLater);
  };
  const runLater = () => {
    onEnd();
    timer = setTimeout(run, delay);
  };
  run();
  return {
    stop: () => {
      clearTimeout(timer);
      running.off("exit", runLater).kill();
    },
  };
}
