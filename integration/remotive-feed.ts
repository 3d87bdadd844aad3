/** An invented response of Remotive's feed with the quirks of the real one. */
export interface RemotiveFeed {
  readonly "0-legal-notice": string;
  readonly "job-count": number;
  readonly jobs: readonly object[];
}

interface Posting {
  readonly title: string;
  readonly [field: string]: unknown;
}

/**
 * 24 valid postings and an invalid one (the fifth has no title). `firstId` keeps a test's jobs separate from others in
 * the same database, and every posting has `tag`, to find exactly these.
 *
 * They are an hour apart, newest first: `Role 1` is newer than `Role 2`.
 */
export function buildRemotiveFeed(firstId: number, tag: string, newest: Date): RemotiveFeed {
  const jobs = Array.from({ length: 25 }, (_, index) => {
    const id = firstId + index;
    return {
      id,
      url: `https://remotive.com/remote-jobs/software-dev/role-${id}`,
      title: `Role ${index + 1}`,
      company_name: index % 2 === 0 ? "Tern & Co " : "Basalt Labs",
      company_logo: `https://remotive.com/job/${id}/logo`,
      category: index % 5 === 0 ? "Design" : "Software Development",
      tags: [tag, "React Native"],
      job_type: index % 3 === 0 ? "contract" : "full_time",
      // UTC without a zone, as in the feed.
      publication_date: new Date(newest.getTime() - index * 3_600_000).toISOString().slice(0, 19),
      candidate_required_location: index % 4 === 0 ? "USA Only" : "Worldwide",
      salary: index % 6 === 0 ? "$40,000 - $50,000" : "",
      description: describe(id, index),
      ...QUIRKS[index],
    };
  });
  return { "0-legal-notice": "Ours.", "job-count": jobs.length, jobs };
}

/** The differences of each item. */
const QUIRKS: Readonly<Record<number, Partial<Posting>>> = {
  1: { salary: "$31,2k- $52k" },
  2: { candidate_required_location: "LATAM,  Canada,  USA" },
  4: { title: "   " },
  7: { job_type: undefined, tags: undefined },
  8: { job_type: "internship", salary: "$19.19/hr" },
  9: { title: "R&amp;amp;D Engineer, C++" },
};

function describe(id: number, index: number): string {
  return (
    `<div class="h3" style="color:red">About role ${index + 1}</div><p onclick="steal()">You will keep <b>tide tables</b> ` +
    `exact.</p><script>alert(1)</script><img src="https://remotive.com/job/track/${id}/blank.gif?source=public_api" alt=""/>`
  );
}
