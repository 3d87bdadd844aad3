import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";

import getPort, { portNumbers } from "get-port";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";

import { findExport, keepSaving } from "./data-folder.ts";
import { mailSignInCodes } from "./mail-sign-in-codes.ts";
import { PROJECT } from "./project.ts";
import { type Pace, repeatForever } from "./repeat-forever.ts";
import { keepCustomers } from "./stripe/customers.ts";
import { openDelivery } from "./stripe/deliver-events.ts";
import { openStripeBook } from "./stripe/stripe-book.ts";

const ADA = { id: "cus_ada", email: "ada@example.com", name: null, description: null, metadata: {} };
const CODE = { email: "ada@example.com", requestType: "PASSWORD_RESET", oobCode: "a-code" };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** What can happen to a request. */
const FAULTS: readonly { fault: string; meet: Answer | "nobody listens" }[] = [
  { fault: "is refused", meet: "nobody listens" },
  { fault: "is reset", meet: (request) => request.socket.resetAndDestroy() },
  { fault: "is never answered", meet: () => undefined },
  {
    fault: "breaks off in the middle of the answer",
    meet: (_request, response) => {
      response.writeHead(200, { "content-length": 1000 });
      response.write('{"half":', () => response.destroy());
    },
  },
  {
    fault: "is answered with nonsense",
    meet: (_request, response) => response.writeHead(503).end("<h1>Overloaded</h1>"),
  },
];

/** Every loop of the local stack: how it starts against services at an address, and what it has done by then. */
const LOOPS: readonly { loop: string; start: (url: string) => void; done: () => unknown; work: unknown }[] = [
  {
    loop: "keeping customers",
    start: (url) => keepCustomers(url, join(folder, "customers.json"), pace),
    done: () => JSON.parse(readFileSync(join(folder, "customers.json"), "utf8")),
    work: [ADA],
  },
  {
    loop: "mailing sign-in codes",
    start: (url) => mailSignInCodes({ authUrl: url, emailUrl: url, siteUrl: url }, pace),
    done: () => taken,
    work: ["/emails"],
  },
  {
    loop: "saving the emulators' data",
    start: (url) => keepSaving(url, folder, pace),
    done: () => findExport(folder),
    work: expect.stringContaining("export-"),
  },
  {
    loop: "delivering events",
    start: (url) => {
      const webhook = { url: `${url}/webhook`, secret: "whsec_of_the_tests" };
      const announce = openDelivery(openStripeBook(join(folder, "book.json")), webhook, pace);
      announce("invoice.paid", { id: "in_1" });
    },
    done: () => taken,
    work: ["/webhook"],
  },
];
const CASES = LOOPS.flatMap((loop) => FAULTS.map((fault) => ({ ...loop, ...fault })));

let stop: AbortController;
let pace: Pace;
let folder: string;
/** The paths of what the services took. */
let taken: (string | undefined)[];
let answer: Answer;
let failed: PromiseWithResolvers<string>;
let recovered: PromiseWithResolvers<void>;
const server = createServer((request, response) => answer(request, response));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "farwork-loops-"));
  stop = new AbortController();
  pace = { pauseMs: 20, timeoutMs: 500, until: stop.signal };
  taken = [];
  failed = Promise.withResolvers();
  recovered = Promise.withResolvers();
  vi.spyOn(console, "error").mockImplementation((line: unknown) => {
    if (String(line).startsWith("!")) failed.resolve(String(line));
    else recovered.resolve();
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  stop.abort();
  server.closeAllConnections();
  if (server.listening) await once(server.close(), "close");
  rmSync(folder, { recursive: true, force: true });
});

describe("a loop of the local stack", () => {
  it.each(CASES)("keeps $loop after a request that $fault", async ({ start, done, work, meet }) => {
    // Above the ports that stacks are given, one of which may be starting, and below those of outgoing connections.
    const port = await getPort({ port: portNumbers(30_000, 32_000) });
    answer = meet === "nobody listens" ? serve : meet;
    if (meet !== "nobody listens") await listen(port);
    start(`http://127.0.0.1:${port}`);
    await failed.promise;
    answer = serve;
    server.closeAllConnections();
    if (meet === "nobody listens") await listen(port);
    await recovered.promise;
    expect(done()).toEqual(work);
  });

  it("logs one line when it fails and one when it works again", async () => {
    const outcomes = [1, 2, 3, 4].map((round) => () => {
      if (round < 4) throw new Error(`round ${round}:\n  nothing`);
      stop.abort();
    });
    repeatForever({ name: "Counting", ...pace }, async () => outcomes.shift()?.());
    await recovered.promise;
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ["! Counting failed and will be tried again: round 1: nothing"],
      ["✔ Counting works again."],
    ]);
  });
});

async function listen(port: number): Promise<void> {
  await once(server.listen(port, "127.0.0.1"), "listening");
}

/** The healthy answers of sign-in, mail, Stripe, the functions and the emulators' hub, all at one address. */
const serve: Answer = (request, response) => void serveBody(request, response);

async function serveBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = request.url?.split("?", 1)[0];
  if (path === "/v1/customers") response.end(JSON.stringify({ data: [ADA], has_more: false }));
  else if (path === `/emulator/v1/projects/${PROJECT}/oobCodes`)
    response.end(JSON.stringify({ oobCodes: [CODE] }));
  else {
    const body = await json(request);
    taken.push(path);
    if (path === "/_admin/export") writeExport(z.parse(z.object({ path: z.string() }), body).path);
    response.end("{}");
  }
}

function writeExport(path: string): void {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "firebase-export-metadata.json"), "{}");
}
