import { request } from "node:http";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { startLocalServer } from "./local-server.ts";

/** The board at another address of this machine, where it can be slow and bring out another version. */
export type SiteInFront = {
  readonly site: string;
  /** From here on the worker is another version. */
  renewWorker: () => void;
  /** From here on jobs' pages are not answered. */
  holdPages: () => void;
  stop: () => Promise<void>;
};

export async function startSiteInFront(): Promise<SiteInFront> {
  const { siteUrl } = readE2eEnvironment(process.env);
  let version = 1;
  let isHolding = false;
  const server = await startLocalServer((asked, answer) => {
    const { method, url = "/" } = asked;
    // What has not changed there has changed here.
    const { "if-none-match": _tag, "if-modified-since": _since, ...headers } = asked.headers;
    if (isHolding && url.startsWith("/jobs/")) return;
    // Packed texts could not be added to.
    const onward = request(
      new URL(url, siteUrl),
      { method, headers: { ...headers, "accept-encoding": "identity" } },
      (answered) => {
        const { "content-length": _length, ...kept } = answered.headers;
        answer.writeHead(answered.statusCode ?? 502, kept);
        if (url === "/sw.js") answer.write(`/* ${version} */`);
        answered.pipe(answer);
      },
    );
    asked.pipe(onward);
  });
  return {
    site: `http://${server.address}`,
    renewWorker: () => (version += 1),
    holdPages: () => (isHolding = true),
    stop: server.stop,
  };
}
