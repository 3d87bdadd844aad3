import { describeError, type ErrorReporter } from "@farwork/serving/error-report";
import { LOG_EVENTS } from "@farwork/serving/log-events";
import { logger } from "firebase-functions";

import { readLogContext } from "./log-context.ts";

/** Cloud Run names the function and its revision. */
const readService = () => {
  const { K_SERVICE: service = "functions", K_REVISION: version } = process.env;
  return { service, ...(version !== undefined && { version }) };
};

/**
 * Tells the log, where Google Cloud's Error Reporting finds errors by their form. Another service's adapter goes here.
 */
export const errorReporter: ErrorReporter = {
  report: (event, error, fields) => {
    const { severity, message } = LOG_EVENTS[event];
    const report = describeError(event, error, readService());
    logger.write({ severity, event, message, ...readLogContext(), ...fields, ...report });
  },
};
