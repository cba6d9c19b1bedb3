import http from "node:http";
import https from "node:https";
import net, { type AddressInfo } from "node:net";
import { generate } from "selfsigned";
import { createSiteServer } from "../../src/publish/local-server";

export interface TlsSite {
  /** Host and port, such as `localhost:4711`. */
  readonly host: string;
  /** The certificate that clients have to trust, PEM. */
  readonly certificate: string;
  close(): Promise<void>;
}

/** First byte of a TLS connection: a handshake record (RFC 8446, 5.1). */
const HANDSHAKE = 0x16;

/** Serves a published folder over HTTPS; plain HTTP on the same port is redirected to it. */
export async function serveOverTls(directory: string): Promise<TlsSite> {
  const site = await createSiteServer(directory);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] },
    ],
  });
  const secure = https.createServer({ key, cert }, (request, response) => site.emit("request", request, response));
  const plain = http.createServer((request, response) => {
    response.writeHead(301, { Location: `https://${request.headers.host ?? ""}${request.url ?? "/"}` }).end();
  });
  const sockets = new Set<net.Socket>();
  const port = net.createServer((socket) => {
    sockets.add(socket);
    socket.once("readable", () => {
      const first = socket.read(1) as Buffer | null;
      if (!first) return void socket.destroy();
      socket.unshift(first);
      (first[0] === HANDSHAKE ? secure : plain).emit("connection", socket);
    });
  });
  await new Promise<void>((resolve) => port.listen(0, "localhost", resolve));
  return {
    host: `localhost:${(port.address() as AddressInfo).port}`,
    certificate: cert,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => port.close(() => resolve()));
    },
  };
}
