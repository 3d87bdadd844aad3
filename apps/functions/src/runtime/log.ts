import { openLog } from "@farwork/serving/log";
import { logger } from "firebase-functions";

import { readLogContext } from "./log-context.ts";

// Cloud Run names the function and its revision.
const { K_SERVICE: service = "functions", K_REVISION: version } = process.env;

export const { logEvent, logError } = openLog({
  service: { service, ...(version !== undefined && { version }) },
  readContext: readLogContext,
  write: (line) => logger.write(line),
});
