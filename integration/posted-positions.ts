/** A position posted by two feeds with the same text and different fields. */
export interface Position {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly text: string;
}

/** Positions with unrelated texts. */
export function makePositions(count: number): Position[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    title: `Keeper of harbour ${id}`,
    company: `Tern ${id}`,
    text: Array.from({ length: 120 }, (__, word) => `tide${id}x${word}`).join(" "),
  }));
}

const POSTED = Date.parse("2026-10-01T08:00:00Z");
const HOUR = 3_600_000;
const describe = ({ text }: Position) => `<p>You keep the tables of ${text}.</p>`;
const dateOf = ({ id }: Position) => new Date(POSTED + id * HOUR).toISOString().slice(0, 19);

/** Remotive's response; repeated postings have their own id. */
export function writeRemotive(positions: readonly Position[], twice: readonly Position[] = []): object {
  const write = (position: Position, id: number) => ({
    id,
    url: `https://remotive.com/remote-jobs/software-dev/keeper-${id}`,
    title: position.title,
    company_name: position.company,
    category: "Software Development",
    tags: ["tides"],
    job_type: "full_time",
    publication_date: dateOf(position),
    candidate_required_location: "Worldwide",
    salary: "",
    description: describe(position),
  });
  return {
    "job-count": positions.length + twice.length,
    jobs: [
      ...positions.map((position) => write(position, position.id)),
      ...twice.map((position) => write(position, 100_000 + position.id)),
    ],
  };
}

/** Jobicy's response. */
export function writeJobicy(positions: readonly Position[]): object {
  const jobs = positions.map((position) => ({
    id: position.id,
    url: `https://jobicy.com/jobs/${position.id}-keeper`,
    jobTitle: position.title,
    companyName: position.company,
    jobIndustry: ["Programming"],
    jobType: ["Full-Time"],
    jobGeo: "Anywhere",
    pubDate: `${dateOf(position)}+00:00`,
    jobDescription: describe(position),
  }));
  return { jobs };
}
