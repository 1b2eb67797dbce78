import type { ComponentProps, FormEvent } from "react";
import { useNavigate } from "./use-navigate.ts";

/** A form whose fields become the query of the page at `action`. Without script, the browser sends it. */
export function SearchForm({ action, ...rest }: ComponentProps<"form"> & { action: string }) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value]] : [],
    );
    void navigate(`${action}?${new URLSearchParams(fields)}`);
  };
  return <form {...rest} method="get" action={action} onSubmit={submit} />;
}
