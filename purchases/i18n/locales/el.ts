import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0ημέρα",
  "periods.week": "{{amount}}\u00a0εβδομάδα",
  "periods.month": "{{amount}}\u00a0μήνας",
  "periods.month_unit": "μήνα",
  "periods.year": "{{amount}}\u00a0έτος",
  "periods.dayPlural": "{{amount}}\u00a0ημέρες",
  "periods.weekPlural": "{{amount}}\u00a0εβδομάδες",
  "periods.monthPlural": "{{amount}}\u00a0μήνες",
  "periods.yearPlural": "{{amount}}\u00a0έτη",
  "periods.dayShort": "{{amount}}\u00a0ημ.",
  "periods.weekShort": "{{amount}}\u00a0εβδ.",
  "periods.monthShort": "{{amount}}\u00a0μήν.",
  "periods.yearShort": "{{amount}}\u00a0έτος",
  "periods.yearShort_other": "{{amount}}\u00a0έτη",
  "periods.dayFrequency": "κάθε ημέρα",
  "periods.weekFrequency": "κάθε εβδομάδα",
  "periods.monthFrequency": "κάθε μήνα",
  "periods.yearFrequency": "κάθε έτος",
  "periods.dayFrequencyPlural": "κάθε {{amount}} ημέρες",
  "periods.weekFrequencyPlural": "κάθε {{amount}} εβδομάδες",
  "periods.monthFrequencyPlural": "κάθε {{amount}} μήνες",
  "periods.yearFrequencyPlural": "κάθε {{amount}} έτη",
  "periods.perDayFrequency": "ανά ημέρα",
  "periods.perWeekFrequency": "ανά εβδομάδα",
  "periods.perMonthFrequency": "ανά μήνα",
  "periods.perYearFrequency": "ανά έτος",
  "periods.lifetime": "Για πάντα",
  "periods.unknownFrequency": "άγνωστο",

  "product_info.subscribe_to": "Συνδρομή:",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} δωρεάν",
  "product_info.intro_price_phase": "Αρχικά: {{introPriceDuration}} με {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Έπειτα: {{introPriceDuration}} με {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "εφάπαξ",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "στη συνέχεια",
  "product_info.after_trial": "μετά τη δοκιμή",
  "product_info.price_after_free_trial": "Στη συνέχεια {{price}} {{perFrequency}} από {{renewalDate}}",
  "product_info.price_after_intro_price": "Στη συνέχεια {{price}} {{perFrequency}} από {{renewalDate}}",
  "product_info.total_due_today": "Πληρωμή σήμερα",
  "product_info.renewal_frequency": "Ανανεώνεται {{frequency}}",
  "product_info.continues_until_cancelled": "Ανανεώνεται αυτόματα μέχρι να την ακυρώσετε",
  "product_info.cancel_anytime": "Ακυρώστε όποτε θέλετε",

  "payment_entry_page.payment_step_title": "Ασφαλής πληρωμή",
  "payment_entry_page.trial_subscription_terms_info":
    "Θα πληρώνετε {{price}} {{perFrequency}} από {{renewalDate}}, εκτός αν ακυρώσετε τη συνδρομή νωρίτερα.",
  "payment_entry_page.subscription_terms_info":
    "Με την πληρωμή επιτρέπετε στην εφαρμογή {{appName}} να σας χρεώσει τώρα και να σας χρεώνει σε κάθε ανανέωση, μέχρι να ακυρώσετε τη συνδρομή.",
  "payment_entry_page.otp_terms_info":
    "Με την πληρωμή επιτρέπετε στην εφαρμογή {{appName}} να σας χρεώσει μία μόνο φορά.",
  "payment_entry_page.subscription_info":
    "Η συνδρομή ανανεώνεται αυτόματα μέχρι να την ακυρώσετε. Μπορείτε να την ακυρώσετε οποτεδήποτε πριν από την ημερομηνία ανανέωσης.",
  "payment_entry_page.button_pay": "Πληρωμή",
  "payment_entry_page.button_start_trial": "Έναρξη δοκιμής",
  "payment_entry_page.button_with_price": "Πληρωμή {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Πληρωμή {{formattedPrice}} με {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "Ή ΠΛΗΡΩΜΗ ΜΕ ΚΑΡΤΑ",
  "payment_entry_page.provider_note":
    "Τα στοιχεία της κάρτας πηγαίνουν απευθείας στον πάροχο πληρωμών. Η εφαρμογή {{appName}} δεν τα βλέπει ποτέ.",
  "payment_entry_page.processing": "Η πληρωμή είναι σε εξέλιξη. Μην κλείσετε αυτή τη σελίδα.",
  "payment_entry_page.loading": "Προετοιμασία της πληρωμής",
  "payment_entry_page.missing_email": "Συμπληρώστε το email σας για να συνεχίσετε.",
  "payment_entry_page.missing_payment": "Συμπληρώστε τα στοιχεία πληρωμής για να συνεχίσετε.",
  "payment_entry_page.invalid_email": "Το email δεν είναι έγκυρο. Συμπληρώστε ένα έγκυρο email.",
  "payment_entry_page.network_notice": "Μπορείτε να δοκιμάσετε ξανά με ασφάλεια. Η κάρτα σας θα χρεωθεί μόνο μία φορά.",

  "success_page.purchase_successful": "Η πληρωμή ολοκληρώθηκε",
  "success_page.button_close": "Συνέχεια",

  "error_page.close_button_title": "Μετάβαση στο {{appName}}",
  "error_page.if_error_persists": "Αν το σφάλμα επιμένει, επικοινωνήστε με την υποστήριξη στο",
  "error_page.trouble_accessing": "Αν δεν έχετε πρόσβαση σε ό,τι αγοράσατε, επικοινωνήστε με την υποστήριξη στο",
  "error_page.error_title_already_subscribed": "Έχετε ήδη συνδρομή στο «{{productTitle}}»",
  "error_page.error_title_already_purchased": "Έχετε ήδη αγοράσει το «{{productTitle}}»",
  "error_page.error_title_other_errors": "Κάτι πήγε στραβά",
  "error_page.error_title_stripe_tax_not_active": "Το Stripe Tax δεν είναι ενεργό",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Η διεύθυνση φορολογικής έδρας δεν είναι έγκυρη",
  "error_page.error_title_stripe_missing_required_permission": "Λείπει ένα δικαίωμα πρόσβασης",
  "error_page.error_message_already_subscribed":
    "Δεν χρεωθήκατε τίποτα. Η συνδρομή σας είναι ενεργή, επομένως δεν μπορεί να αγοραστεί ξανά.",
  "error_page.error_message_already_purchased":
    "Δεν χρεωθήκατε τίποτα. Το προϊόν αυτό σας ανήκει ήδη, επομένως δεν μπορεί να αγοραστεί ξανά.",
  "error_page.error_message_network_error": "Σφάλμα δικτύου. Ελέγξτε τη σύνδεσή σας στο διαδίκτυο.",
  "error_page.error_message_error_charging_payment": "Η πληρωμή απέτυχε.",
  "error_page.error_message_error_setting_up_purchase":
    "Η αγορά δεν ξεκίνησε λόγω σφάλματος (κωδικός σφάλματος: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Παρουσιάστηκε άγνωστο σφάλμα (κωδικός σφάλματος: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Για να ολοκληρωθεί η αγορά χρειάζεται ένα email.",
  "error_page.error_message_invalid_email_error":
    "Δεν ήταν δυνατή η επαλήθευση του email {{email}}. Συμπληρώστε ένα έγκυρο email.",
  "error_page.error_message_invalid_tax_location":
    "Δεν μπορέσαμε να επαληθεύσουμε τη διεύθυνση χρέωσης. Ελέγξτε αν ο ταχυδρομικός κώδικας και η χώρα είναι σωστά.",
  "error_page.error_message_stripe_tax_not_active":
    "Η αγορά απέτυχε επειδή το Stripe Tax δεν είναι ενεργό στον λογαριασμό σας. Στο περιβάλλον παραγωγής οι αγορές γίνονται χωρίς φόρο.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Η αγορά απέτυχε επειδή η διεύθυνση φορολογικής έδρας δεν είναι έγκυρη. Στο περιβάλλον παραγωγής οι αγορές γίνονται χωρίς φόρο.",
  "error_page.error_message_stripe_missing_required_permission":
    "Η αγορά απέτυχε επειδή λείπει ένα απαραίτητο δικαίωμα πρόσβασης. Στο περιβάλλον παραγωγής οι αγορές γίνονται χωρίς φόρο.",
  "error_page.error_only_in_sandbox": "Αυτό το μήνυμα εμφανίζεται μόνο στο δοκιμαστικό περιβάλλον",
  "error_page.error_code": "Αν επικοινωνήσετε με την υποστήριξη, αναφέρετε τον κωδικό σφάλματος {{errorCode}}.",
  "error_page.button_try_again": "Νέα προσπάθεια",
  "error_page.button_close": "Κλείσιμο",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Έκπτωση {{discount}}%",
  "paywall.nothing_to_restore": "Δεν βρέθηκαν αγορές για επαναφορά.",

  "pricing_dropdown.show_details": "Εμφάνιση λεπτομερειών",
  "pricing_dropdown.hide_details": "Απόκρυψη λεπτομερειών",

  "pricing_table.trial_ends": "Πληρωμή: {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Σύνολο χωρίς φόρο",
  "pricing_table.tax": "Φόρος",
  "pricing_table.total_due_today": "Πληρωμή σήμερα",
  "pricing_table.enter_billing_address_to_calculate": "Συμπληρώστε τη διεύθυνση χρέωσης για υπολογισμό",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Συμπληρώστε την πολιτεία ή τον ταχυδρομικό κώδικα για υπολογισμό",
  "pricing_table.enter_postal_code_to_calculate": "Συμπληρώστε τον ταχυδρομικό κώδικα για υπολογισμό",

  "navbar_header.details": "Λεπτομέρειες",
  "navbar_header.back_button": "Πίσω",

  "price_update.title": "Αλλαγή τιμής",
  "price_update.base_message":
    "Η συνολική τιμή περιλαμβάνει πλέον τον φόρο που αντιστοιχεί στη διεύθυνση χρέωσης. Ελέγξτε την και προσπαθήστε ξανά. Η κάρτα σας θα χρεωθεί μία μόνο φορά.",
  "price_update.trial_message":
    "Η τιμή της συνδρομής περιλαμβάνει πλέον τον φόρο που αντιστοιχεί στη διεύθυνση χρέωσης. Η δωρεάν δοκιμή σας εξακολουθεί να ισχύει. Ελέγξτε την τιμή και προσπαθήστε ξανά.",

  "sandbox.banner": "Δοκιμαστικό περιβάλλον: δεν χρεώνεται καμία κάρτα.",
  "sandbox.feedback": "Αποστολή σχολίων",

  "apple_pay.free_trial": "Δωρεάν δοκιμή",

  "test_store.title": "Δοκιμαστική αγορά",
  "test_store.explanation":
    "Αυτό είναι ένα δοκιμαστικό κατάστημα: δεν ζητείται κάρτα και δεν χρεώνεται τίποτα. Επιλέξτε πώς θα καταλήξει η αγορά του «{{productTitle}}» με τιμή {{price}}.",
  "test_store.valid": "Επιτυχημένη αγορά",
  "test_store.failed": "Αποτυχημένη αγορά",
  "test_store.cancel": "Ακύρωση",
};
