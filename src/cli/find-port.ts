import { once } from "node:events";
import net from "node:net";

/**
 * The port that `PORT` names or, when it is not set, the first of some ports that is free.
 *
 * @param candidates ports to try; 0 is any free one
 * @param host the address to listen at; all addresses without it
 * @throws when `PORT` is no port, the port is in use or needs an administrator, or this machine has no such address
 */
export async function findPort(candidates: readonly number[], host?: string): Promise<number> {
  const { PORT: wanted } = process.env;
  if (wanted && (!/^\d{1,5}$/.test(wanted) || Number(wanted) > 65_535))
    throw new Error(`PORT is '${wanted}', which is not a port; set it to a number from 1 to 65535`);
  const ports = wanted ? [Number(wanted)] : candidates;
  for (const port of ports) {
    const code = await tryPort(port, host);
    if (code === undefined) return port;
    if (code === "EACCES") throw new Error(`port ${port} is only for administrators; set PORT to one from 1024`);
    if (code !== "EADDRINUSE") throw new Error(`HOST is '${host}', which is no address of this machine (${code}); correct or unset it`);
  }
  throw new Error(`port ${ports.join(", ")} is in use; stop what uses it, or set PORT to a free one`);
}

/** Listens for a moment; returns the code of the error when that is not possible. */
async function tryPort(port: number, host?: string): Promise<string | undefined> {
  const server = net.createServer();
  try {
    await once(server.listen(port, host), "listening");
    await once(server.close(), "close");
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}
