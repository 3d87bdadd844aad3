export const REPORT_START = "";
export const REPORT_END = "";
