import { Button } from "@hemline/ui/buttons/button.tsx";
import { ConfirmDialog } from "@hemline/ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "@hemline/ui/dialogs/dialog.tsx";
import { Menu } from "@hemline/ui/dialogs/menu.tsx";
import { MenuButton } from "@hemline/ui/dialogs/menu-button.tsx";
import { TextField } from "@hemline/ui/forms/text-field.tsx";
import { Icon } from "@hemline/ui/icons/icon.tsx";
import { useState } from "react";
import styles from "../sample.module.css";

export function SampleDialogs() {
  const [open, setOpen] = useState<"small" | "large" | "confirm" | null>(null);
  const [answer, setAnswer] = useState("");
  const close = () => setOpen(null);
  return (
    <>
      <div className={styles.row}>
        <Button kind="line" onClick={() => setOpen("small")}>
          Open a dialog
        </Button>
        <Button kind="line" onClick={() => setOpen("large")}>
          Open a large dialog
        </Button>
        <Button kind="line" onClick={() => setOpen("confirm")}>
          Ask to confirm
        </Button>
        <Menu label="Sample menu" trigger={<Icon name="more" />}>
          <a href="#main">
            <Icon name="edit" size="sm" />
            Edit look
          </a>
          <MenuButton icon="tag" onClick={() => setAnswer("Chosen from the menu")}>
            Tag an item
          </MenuButton>
        </Menu>
        <p role="status">{answer}</p>
      </div>
      <Dialog
        open={open === "small" || open === "large"}
        size={open === "large" ? "large" : "small"}
        title="A sheet over the page"
        lead="On phones it opens at the bottom edge."
        onClose={close}
      >
        <TextField label="First field" hint="Focus starts here. Esc closes the dialog and puts it back." />
        <Button block onClick={close}>
          Close dialog
        </Button>
      </Dialog>
      <ConfirmDialog
        open={open === "confirm"}
        title="Delete the wool coat?"
        yes="Delete coat"
        no="Keep coat"
        onYes={() => {
          setAnswer("Deleted, in this sample only");
          close();
        }}
        onNo={() => {
          setAnswer("Kept");
          close();
        }}
      >
        This is a sample. Nothing is deleted.
      </ConfirmDialog>
    </>
  );
}
