import { openLog } from "@farwork/serving/log";

import { findRequestId } from "./request-id.ts";

/** Every line this server logs itself, one JSON object each. Next writes errors besides, in its own words. */
export const { logEvent, logError } = openLog({
  service: { service: "web" },
  readContext: () => {
    const requestId = findRequestId();
    return requestId === undefined ? {} : { requestId };
  },
  write: (line) => process.stdout.write(`${JSON.stringify(line)}\n`),
});
