import { Hem } from "@hemline/ui/hem.tsx";
import type from "@hemline/ui/type.module.css";
import { Sample } from "./sample.tsx";

/** The sizes and what each is for. */
export function SampleType() {
  return (
    <Sample title="Type">
      <p className={type.d88}>Display 88</p>
      <p className={type.d56}>Page title 56</p>
      <p className={type.d40}>Section 40</p>
      <p className={type.h32}>Heading 32</p>
      <p className={type.h26}>Heading 26</p>
      <p className={type.h22}>Title of a card 22</p>
      <p className={type.h16}>Label 16</p>
      <p className={type.h14}>Label 14</p>
      <p className={type.lead}>Lead 18. Short paragraphs that open a page.</p>
      <p className={type.s16}>Text 16. Fields and whatever people write.</p>
      <p>
        Text 15. The body of the interface, and{" "}
        <a className={type.link} href="#main">
          where it leads
        </a>
        .
      </p>
      <p className={`${type.s14} ${type.dim}`}>Text 14. Supporting facts under a name.</p>
      <p className={`${type.s13} ${type.faint}`}>Text 13. Dates, hints and captions.</p>
      <Hem
        aside={
          <a className={type.link} href="#main">
            All of them
          </a>
        }
      >
        The hem
      </Hem>
      <div className={type.prose}>
        <p>Prose, 17 to 19 px on a line of 42 rem. For texts that are read from the beginning to the end.</p>
        <ul>
          <li>Its lists hang on a thread.</li>
          <li>One line for each fact.</li>
        </ul>
      </div>
    </Sample>
  );
}
