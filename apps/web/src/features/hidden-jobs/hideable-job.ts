/** What hiding has to know of a job: its id, its words, and its company's slug if the name has one. */
export type HideableJob = {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly companySlug: string | undefined;
};
