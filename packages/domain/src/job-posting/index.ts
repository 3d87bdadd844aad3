export type { EmploymentType, JobPostingMarkup, SalaryMarkup } from "./job-posting-markup.ts";
export { toJobPosting } from "./to-job-posting.ts";
