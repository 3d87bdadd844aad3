import { render, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { ViewedJobRecorder } from "./viewed-job-recorder.tsx";
import { listViewedJobs } from "./viewed-jobs.ts";

it("remembers the current job, and puts the next one before it", async () => {
  const job = (id: number) => ({
    jobId: `a-${id}`,
    path: `/jobs/a-${id}`,
    title: `Cook ${id}`,
    company: "Tern",
  });
  const titles = () => listViewedJobs().map(({ title }) => title);
  const { rerender } = render(<ViewedJobRecorder job={job(1)} />);
  await waitFor(() => expect(titles()).toEqual(["Cook 1"]));
  rerender(<ViewedJobRecorder job={job(2)} />);
  await waitFor(() => expect(titles()).toEqual(["Cook 2", "Cook 1"]));
});
