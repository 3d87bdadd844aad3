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
import { startSweep, type SweepFigures } from "./start-sweep.ts";

/** One or several sweeps that follow each other or run beside each other, and what Firestore would bill for all. */
export type Measured = Bill & { readonly name: string; readonly sweeps: readonly SweepFigures[] };

export type IngestFigures = {
  readonly machine: string;
  readonly load: string;
  readonly items: number;
  /** Postings that another one of their position is shown for. */
  readonly merged: number;
  readonly measured: readonly Measured[];
};

/** So many postings are rewritten between two sweeps. */
export const CHANGED = 100;

/** Takes a feed of so many items in, several times, and fails where two ways come to different ends. */
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
  const measure = (name: string, sweep: (note: (text: string) => void) => Promise<readonly SweepFigures[]>) =>
    runStep(name, async (step) => {
      counted.takeBill();
      const sweeps = await sweep(step.note);
      measured.push({ name, sweeps, ...counted.takeBill() });
    });
  const board = await openBoard(`127.0.0.1:${firestore}`, counted.address, pages);

  await measure("Fresh", async (note) => [await board.sweep("alone", note)]);
  const expected = await board.read("alone");
  await measure("Again, nothing changed", async (note) => [await board.sweep("alone", note)]);
  await measure("Killed at half of it, then again", async (note) => {
    await board.kill("killed", note, items / 2);
    return [await board.sweep("killed", note)];
  });
  compare("killed and begun again", await board.read("killed"), expected);
  await measure("Two at once", (note) =>
    Promise.all([board.sweep("both", note), board.sweep("both", () => {})]),
  );
  compare("two at once", await board.read("both"), expected);
  pages.change(CHANGED);
  await measure(`Again, ${CHANGED} changed`, async (note) => [await board.sweep("alone", note)]);
  counted.close();
  pages.close();
  const merged = Object.values(expected.jobs).filter((job) => "duplicate_of" in job).length;
  return { machine: describeMachine(), load, items: pages.count, merged, measured };
}

function compare(what: string, found: TakenIn, expected: TakenIn): void {
  if (!isDeepStrictEqual(found, expected)) throw new Error(`The end is another one: ${what}.`);
}

/** Boards on the emulator at `address`, each a project of its own, filled through an address that counts. */
async function openBoard(address: string, counted: string, pages: PageServer) {
  // The SDK of this process goes by it too: nothing that looks at the outcome is counted.
  process.env["FIRESTORE_EMULATOR_HOST"] = address;
  process.env["METADATA_SERVER_DETECTION"] = "none";
  const start = (board: string, onProgress: (done: number) => void) =>
    startSweep({ url: pages.url, project: `demo-${board}`, firestore: counted, onProgress });
  const tell = (note: (text: string) => void) => (done: number) => note(`${done} of ${pages.count} jobs`);
  return {
    sweep: (board: string, note: (text: string) => void) => start(board, tell(note)).finished,
    async kill(board: string, note: (text: string) => void, at: number) {
      const sweep = start(board, (done) => {
        tell(note)(done);
        if (done >= at) sweep.kill();
      });
      await sweep.ended;
    },
    async read(board: string): Promise<TakenIn> {
      const database = getFirestore(initializeApp({ projectId: `demo-${board}` }, board));
      const found = await readTakenIn(database);
      await database.terminate();
      return found;
    },
  };
}
