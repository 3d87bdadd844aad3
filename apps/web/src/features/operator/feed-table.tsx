import type { FeedStatus } from "@farwork/domain";

import { FeedRow } from "./feed-row.tsx";

const HEADS = ["Feed", "Last run", "Read", "New", "Changed", "Rejected", "Missing", "Closed", "Open", "Next"];

/** A row a feed; where there is little room, or letters are large, an entry a feed. */
export function FeedTable({ feeds, now }: { feeds: readonly FeedStatus[]; now: Date }) {
  return (
    <div className="feed-table-room">
      <table className="feed-table">
        <caption className="sr-only">Where each feed stands</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feeds.map((status) => (
            <FeedRow key={status.feed} status={status} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
