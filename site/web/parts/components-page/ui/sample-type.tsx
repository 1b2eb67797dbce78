import { SectionHeading } from "@hemline/ui/styles/section-heading.tsx";
import typography from "@hemline/ui/styles/typography.module.css";

export function SampleType() {
  return (
    <>
      <p className={typography.d88}>Display 88</p>
      <p className={typography.d56}>Page title 56</p>
      <p className={typography.d40}>Section 40</p>
      <p className={typography.h32}>Heading 32</p>
      <p className={typography.h26}>Heading 26</p>
      <p className={typography.h22}>Title of a card 22</p>
      <p className={typography.h16}>Label 16</p>
      <p className={typography.h14}>Label 14</p>
      <p className={typography.lead}>Lead 18. Short paragraphs that open a page.</p>
      <p className={typography.s16}>Text 16. Fields and whatever people write.</p>
      <p>
        Text 15. The body of the interface, with{" "}
        <a className={typography.link} href="#main">
          its links
        </a>
        .
      </p>
      <p className={`${typography.s14} ${typography.dim}`}>Text 14. Supporting facts under a name.</p>
      <p className={`${typography.s13} ${typography.faint}`}>Text 13. Dates, hints and captions.</p>
      <SectionHeading
        aside={
          <a className={typography.link} href="#main">
            See all
          </a>
        }
      >
        The hem
      </SectionHeading>
      <div className={typography.prose}>
        <p>Prose, 17 to 19 px on a line of 42 rem. For texts that are read from the beginning to the end.</p>
        <ul>
          <li>Lists have a line at the side.</li>
          <li>One line for each fact.</li>
        </ul>
      </div>
    </>
  );
}
