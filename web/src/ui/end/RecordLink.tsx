import type { ReactNode } from "react";
import { saveFile } from "../../hooks/saveFile";
import * as api from "../../net/api";
import { isLocalTable } from "../../net/device/mode";
import { Button } from "../../widgets/Button";
import button from "../../widgets/Button.module.css";

interface Props {
  table: string;
  form: "json" | "text";
  children: ReactNode;
}

const FORMS = {
  json: { ends: "json", kind: "application/json" },
  text: { ends: "txt", kind: "text/plain" },
};

/** The record of a game as a file: the server's, or made here where only this device knows the game. */
export function RecordLink({ table, form, children }: Props) {
  if (!isLocalTable(table)) {
    return (
      <a className={button.button} href={api.recordLink(table, form)} download>
        {children}
      </a>
    );
  }
  return (
    <Button onClick={() => void save(table, form)} data-record={form}>
      {children}
    </Button>
  );
}

async function save(table: string, form: Props["form"]): Promise<void> {
  const { ends, kind } = FORMS[form];
  const record = new Blob([await api.recordHere(table, form)], { type: kind });
  saveFile(`larceny-${table}.${ends}`, record);
}
