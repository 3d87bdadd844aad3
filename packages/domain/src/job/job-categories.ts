import type { JobCategory } from "./category.ts";

/** Our one vocabulary of job categories, as the slugs that URLs and filters use. */
export const JOB_CATEGORIES = [
  "software-development",
  "devops-infrastructure",
  "data",
  "ai-machine-learning",
  "security",
  "quality-assurance",
  "design",
  "product",
  "project-management",
  "marketing",
  "writing",
  "sales",
  "customer-support",
  "finance",
  "legal",
  "human-resources",
  "operations",
  "education",
  "healthcare",
  "other",
] as const;

/** What a page calls each category: `CATEGORY_LABELS["ai-machine-learning"]` is "AI & machine learning". */
export const CATEGORY_LABELS: Readonly<Record<JobCategory, string>> = {
  "software-development": "Software development",
  "devops-infrastructure": "DevOps & infrastructure",
  data: "Data",
  "ai-machine-learning": "AI & machine learning",
  security: "Security",
  "quality-assurance": "Quality assurance",
  design: "Design",
  product: "Product",
  "project-management": "Project management",
  marketing: "Marketing",
  writing: "Writing",
  sales: "Sales",
  "customer-support": "Customer support",
  finance: "Finance",
  legal: "Legal",
  "human-resources": "Human resources",
  operations: "Operations",
  education: "Education",
  healthcare: "Healthcare",
  other: "Other",
};
