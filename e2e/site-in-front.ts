import { request } from "node:http";

import { readE2eEnvironment } from "./e2e-environment.ts";
import { startLocalServer } from "./local-server.ts";

/** A local proxy of the board that can be slow and deploy another version. */
export type SiteInFront = {
  readonly site: string;
  /** From now on, the worker is another version. */
  renewWorker: () => void;
  /** From now on, job pages are not answered. */
  holdPages: () => void;
  stop: () => Promise<void>;
};

export async function startSiteInFront(): Promise<SiteInFront> {
  const { siteUrl } = readE2eEnvironment(process.env);
  let version = 1;
  let isHolding = false;
  const server = await startLocalServer((asked, answer) => {
    const { method, url = "/" } = asked;
    // A 304 of the board would still be a change here.
    const { "if-none-match": _tag, "if-modified-since": _since, ...headers } = asked.headers;
    if (isHolding && url.startsWith("/jobs/")) return;
    // Compressed texts cannot be modified.
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
