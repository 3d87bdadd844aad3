import { isDeepStrictEqual } from "node:util";

import { initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";

import { type Bill, openCountingAddress } from "../../integration/count-reads.ts";
import { readTakenIn, type TakenIn } from "../../integration/taken-in.ts";
import { describeMachine, readLoad } from "../../packages/domain/bench/search/machine.ts";
import { runStep } from "../bootstrap/step-board.mjs";
import { buildPackages } from "../stack/build.ts";
import { startEmulators } from "../stack/emulators.ts";
import { findFreePorts } from "../stack/ports.ts";
import type { Run } from "../stack/run.ts";
import { type PageServer, servePages } from "./serve-pages.ts";
import { startPoll, type PollFigures } from "./start-poll.ts";

/** One or several consecutive or concurrent polls, and what Firestore would bill for them. */
export type Measured = Bill & { readonly name: string; readonly polls: readonly PollFigures[] };

export type IngestFigures = {
  readonly machine: string;
  readonly load: string;
  readonly items: number;
  /** Postings hidden as duplicates. */
  readonly merged: number;
  readonly measured: readonly Measured[];
};

/** Number of postings that change between two polls. */
export const CHANGED = 100;

/** Ingests a feed with this many items several times, and fails if the results differ. */
export async function measureIngest(run: Run, items: number): Promise<IngestFigures> {
  await runStep("Building the domain", (step) => buildPackages(run, ["@farwork/domain"], step.note));
  const [auth = 0, functions = 0, firestore = 0] = await findFreePorts(3);
  await runStep("Starting Firestore", () =>
    startEmulators(run, { only: ["firestore"], ports: { auth, functions, firestore } }),
  );
  const load = readLoad();
  const pages = await servePages(items, new Date());
  const counted = await openCountingAddress(`127.0.0.1:${firestore}`);
  const measured: Measured[] = [];
  const measure = (name: string, poll: (note: (text: string) => void) => Promise<readonly PollFigures[]>) =>
    runStep(name, async (step) => {
      counted.takeBill();
      const polls = await poll(step.note);
      measured.push({ name, polls, ...counted.takeBill() });
    });
  const board = await openBoard(`127.0.0.1:${firestore}`, counted.address, pages);

  await measure("Fresh", async (note) => [await board.poll("alone", note)]);
  const expected = await board.read("alone");
  await measure("Again, nothing changed", async (note) => [await board.poll("alone", note)]);
  await measure("Killed at half of it, then again", async (note) => {
    await board.kill("killed", note, items / 2);
    return [await board.poll("killed", note)];
  });
  compare("killed and begun again", await board.read("killed"), expected);
  await measure("Two at once", (note) =>
    Promise.all([board.poll("both", note), board.poll("both", () => {})]),
  );
  compare("two at once", await board.read("both"), expected);
  pages.change(CHANGED);
  await measure(`Again, ${CHANGED} changed`, async (note) => [await board.poll("alone", note)]);
  counted.close();
  pages.close();
  const merged = Object.values(expected.jobs).filter((job) => "duplicate_of" in job).length;
  return { machine: describeMachine(), load, items: pages.count, merged, measured };
}

function compare(what: string, found: TakenIn, expected: TakenIn): void {
  if (!isDeepStrictEqual(found, expected)) throw new Error(`The end is another one: ${what}.`);
}

/** Opens boards on the emulator at `address`, each its own project, filled through a counting proxy. */
async function openBoard(address: string, counted: string, pages: PageServer) {
  // Also used by this process's SDK, so that reading results is not counted.
  process.env["FIRESTORE_EMULATOR_HOST"] = address;
  process.env["METADATA_SERVER_DETECTION"] = "none";
  const start = (board: string, onProgress: (done: number) => void) =>
    startPoll({ url: pages.url, project: `demo-${board}`, firestore: counted, onProgress });
  const tell = (note: (text: string) => void) => (done: number) => note(`${done} of ${pages.count} jobs`);
  return {
    poll: (board: string, note: (text: string) => void) => start(board, tell(note)).finished,
    async kill(board: string, note: (text: string) => void, at: number) {
      const poll = start(board, (done) => {
        tell(note)(done);
        if (done >= at) poll.kill();
      });
      await poll.ended;
    },
    async read(board: string): Promise<TakenIn> {
      const database = getFirestore(initializeApp({ projectId: `demo-${board}` }, board));
      const found = await readTakenIn(database);
      await database.terminate();
      return found;
    },
  };
}
