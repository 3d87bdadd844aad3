import type { Firestore } from "firebase-admin/firestore";

import { type CommandOutput, fail } from "./command-output.ts";
import { forgetBoard, readCompanyBoards } from "./company-boards.ts";
import { feedAddress, feedId } from "./feed.ts";
import { createIngestStore } from "./firestore-ingest-store.ts";
import { formatTable } from "./text-table.ts";

/** Lists the polled company boards, or drops one and closes its jobs. */
export async function runBoardsCommand(
  firestore: Firestore,
  forget: string | undefined,
  output: CommandOutput,
): Promise<number> {
  const boards = await readCompanyBoards(firestore);
  if (forget === undefined) {
    const rows = boards.map((board) => [
      feedId(board),
      board.board?.companyName ?? "as its postings say",
      feedAddress(board) ?? "",
    ]);
    output.print(
      rows.length > 0
        ? formatTable(["feed", "company", "address"], rows)
        : "No boards yet: pnpm ingest greenhouse --board <token>",
    );
    return 0;
  }
  const board = boards.find((one) => feedId(one) === forget);
  if (board === undefined) {
    return fail(
      output,
      `forget: there is no board "${forget}" (not-found). \`pnpm ingest boards\` lists them.`,
    );
  }
  const store = createIngestStore(firestore);
  // Forgotten first, so that no concurrent poll reopens what is closed here.
  await forgetBoard(firestore, board);
  const open = await store.readOpenJobs(forget);
  await store.closeJobs(open, new Date());
  await store.publish();
  output.print(`${forget} is forgotten, and ${open.length} open jobs of it are closed.`);
  return 0;
}
