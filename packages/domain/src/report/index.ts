export { describeError, type ErrorReport, type ErrorReporter, readFrames } from "./error-report.ts";
export { readRequestId, REQUEST_ID_HEADER, RequestId } from "./request-id.ts";
