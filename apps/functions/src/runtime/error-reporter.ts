import { describeError, type ErrorReporter } from "@farwork/serving/error-report";
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
  report: (problem, error, fields) => {
    const report = describeError(problem, error, readService());
    logger.write({ severity: "ERROR", message: problem, ...readLogContext(), ...fields, ...report });
  },
};
