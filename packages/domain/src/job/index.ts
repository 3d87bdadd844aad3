export { JobCategory } from "./category.ts";
export { compareNewest } from "./compare-newest.ts";
export { isIndexed, isListed, isOpen } from "./is-open.ts";
export { CATEGORY_LABELS, JOB_CATEGORIES } from "./job-categories.ts";
export { JobId } from "./job-id.ts";
export { JobType } from "./job-type.ts";
export { JOB_TYPE_LABELS, JOB_TYPES } from "./job-types.ts";
export { AlsoOn, Job, JobCard, JobLocation, PublicJob } from "./job.ts";
