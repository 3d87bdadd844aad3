/** The employment types that job search engines know. */
export type EmploymentType = "FULL_TIME" | "PART_TIME" | "CONTRACTOR" | "INTERN" | "TEMPORARY";

/** Pay as stated: a range, one end of a range, or one amount. */
export interface SalaryMarkup {
  readonly "@type": "MonetaryAmount";
  /** ISO 4217. */
  readonly currency: string;
  readonly value: {
    readonly "@type": "QuantitativeValue";
    readonly value?: number | undefined;
    readonly minValue?: number | undefined;
    readonly maxValue?: number | undefined;
    readonly unitText: "HOUR" | "DAY" | "WEEK" | "MONTH" | "YEAR";
  };
}

/** The properties that depend on what a posting states. */
export interface StatedMarkup {
  readonly validThrough?: string;
  readonly employmentType?: EmploymentType;
  readonly baseSalary?: SalaryMarkup;
}

/** schema.org's JobPosting for a fully remote job, ready for JSON-LD. Dates are ISO 8601 UTC. */
export interface JobPostingMarkup extends StatedMarkup {
  readonly "@context": "https://schema.org/";
  readonly "@type": "JobPosting";
  readonly title: string;
  /** Sanitised HTML. */
  readonly description: string;
  readonly identifier: { readonly "@type": "PropertyValue"; readonly name: string; readonly value: string };
  readonly datePosted: string;
  readonly hiringOrganization: { readonly "@type": "Organization"; readonly name: string };
  readonly jobLocationType: "TELECOMMUTE";
  /** At least one, by its English name. */
  readonly applicantLocationRequirements: readonly { readonly "@type": "Country"; readonly name: string }[];
  /** People apply at the source, never here. */
  readonly directApply: false;
}
