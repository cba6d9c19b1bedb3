/** As its documentation uses it with Node's server; the published types want Express. */
declare module "compression" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  /** Makes a function that compresses the text of a response as the request accepts. */
  export default function compression(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}
