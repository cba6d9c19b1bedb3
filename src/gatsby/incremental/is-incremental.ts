/** Whether this build uses what is in this folder; `INCREMENTAL=off` builds as Gatsby does by itself. */
export const isIncremental = process.env["INCREMENTAL"] !== "off";
