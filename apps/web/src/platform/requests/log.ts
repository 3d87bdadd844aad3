import { openLog } from "@farwork/serving/log";

import { findRequestId } from "./request-id.ts";

/** The server's log, one JSON object per line. Next logs errors separately, in its own format. */
export const { logEvent, logError } = openLog({
  service: { service: "web" },
  readContext: () => {
    const requestId = findRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  write: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
});
