import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0Tag",
  "periods.week": "{{amount}}\u00a0Woche",
  "periods.month": "{{amount}}\u00a0Monat",
  "periods.year": "{{amount}}\u00a0Jahr",
  "periods.dayPlural": "{{amount}}\u00a0Tage",
  "periods.weekPlural": "{{amount}}\u00a0Wochen",
  "periods.monthPlural": "{{amount}}\u00a0Monate",
  "periods.yearPlural": "{{amount}}\u00a0Jahre",
  "periods.dayShort": "{{amount}}\u00a0T.",
  "periods.weekShort": "{{amount}}\u00a0Wo.",
  "periods.monthShort": "{{amount}}\u00a0Mon.",
  "periods.yearShort": "{{amount}}\u00a0J.",
  "periods.dayFrequency": "täglich",
  "periods.weekFrequency": "wöchentlich",
  "periods.monthFrequency": "monatlich",
  "periods.yearFrequency": "jährlich",
  "periods.dayFrequencyPlural": "alle {{amount}} Tage",
  "periods.weekFrequencyPlural": "alle {{amount}} Wochen",
  "periods.monthFrequencyPlural": "alle {{amount}} Monate",
  "periods.yearFrequencyPlural": "alle {{amount}} Jahre",
  "periods.perDayFrequency": "pro Tag",
  "periods.perWeekFrequency": "pro Woche",
  "periods.perMonthFrequency": "pro Monat",
  "periods.perYearFrequency": "pro Jahr",
  "periods.lifetime": "Für immer",
  "periods.unknownFrequency": "unbekannt",

  "product_info.subscribe_to": "Abonnieren:",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} kostenlos",
  "product_info.intro_price_phase": "Zuerst {{introPriceDuration}} für {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Danach {{introPriceDuration}} für {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "einmalig",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{paidOnce}} {{price}}",
  "product_info.after": "anschließend",
  "product_info.after_trial": "nach dem Probezeitraum",
  "product_info.price_after_free_trial": "Danach {{price}} {{perFrequency}}, erstmals am {{renewalDate}}",
  "product_info.price_after_intro_price": "Danach {{price}} {{perFrequency}}, erstmals am {{renewalDate}}",
  "product_info.total_due_today": "Heute fällig",
  "product_info.renewal_frequency": "Verlängert sich {{frequency}}",
  "product_info.continues_until_cancelled": "Verlängert sich automatisch bis zur Kündigung",
  "product_info.cancel_anytime": "Jederzeit kündbar",

  "payment_entry_page.payment_step_title": "Sicher bezahlen",
  "payment_entry_page.trial_subscription_terms_info":
    "Ab dem {{renewalDate}} zahlen Sie {{price}} {{perFrequency}}, sofern Sie nicht vorher kündigen.",
  "payment_entry_page.subscription_terms_info":
    "Mit der Zahlung erlauben Sie {{appName}}, den Betrag jetzt und bei jeder Verlängerung abzubuchen, bis Sie kündigen.",
  "payment_entry_page.otp_terms_info": "Mit der Zahlung erlauben Sie {{appName}}, den Betrag einmalig abzubuchen.",
  "payment_entry_page.subscription_info":
    "Das Abonnement verlängert sich automatisch, bis es gekündigt wird. Sie können jederzeit vor dem Tag der Verlängerung kündigen.",
  "payment_entry_page.button_pay": "Bezahlen",
  "payment_entry_page.button_start_trial": "Probeabo starten",
  "payment_entry_page.button_with_price": "{{formattedPrice}} bezahlen",
  "payment_entry_page.button_payment_method": "{{formattedPrice}} mit {{paymentMethod}} bezahlen",
  "payment_entry_page.express_checkout_divider": "ODER MIT KARTE BEZAHLEN",
  "payment_entry_page.provider_note":
    "Kartendaten gehen direkt an den Zahlungsdienstleister. {{appName}} bekommt sie nie zu sehen.",
  "payment_entry_page.processing": "Die Zahlung wird ausgeführt. Bitte lassen Sie diese Seite geöffnet.",
  "payment_entry_page.loading": "Die Kasse wird vorbereitet",
  "payment_entry_page.missing_email": "Bitte geben Sie Ihre E-Mail-Adresse an, um fortzufahren.",
  "payment_entry_page.missing_payment": "Bitte vervollständigen Sie Ihre Zahlungsdaten, um fortzufahren.",
  "payment_entry_page.invalid_email":
    "Die E-Mail-Adresse ist ungültig. Bitte geben Sie eine gültige E-Mail-Adresse an.",
  "payment_entry_page.network_notice":
    "Sie können es unbesorgt noch einmal versuchen. Ihre Karte wird nur einmal belastet.",

  "success_page.purchase_successful": "Zahlung abgeschlossen",
  "success_page.button_close": "Weiter",

  "error_page.close_button_title": "Zu {{appName}}",
  "error_page.if_error_persists": "Falls der Fehler bestehen bleibt, wenden Sie sich an den Support:",
  "error_page.trouble_accessing": "Falls Sie keinen Zugriff auf Ihren Kauf haben, wenden Sie sich an den Support:",
  "error_page.error_title_already_subscribed": "Sie haben „{{productTitle}}“ bereits abonniert",
  "error_page.error_title_already_purchased": "Sie haben „{{productTitle}}“ bereits gekauft",
  "error_page.error_title_other_errors": "Etwas ist schiefgelaufen",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax ist nicht aktiv",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Die Ursprungsadresse für die Steuer ist ungültig",
  "error_page.error_title_stripe_missing_required_permission": "Eine Berechtigung fehlt",
  "error_page.error_message_already_subscribed":
    "Es wurde nichts abgebucht. Ihr Abonnement läuft bereits und kann nicht noch einmal gekauft werden.",
  "error_page.error_message_already_purchased":
    "Es wurde nichts abgebucht. Dieses Produkt gehört Ihnen bereits und kann nicht noch einmal gekauft werden.",
  "error_page.error_message_network_error": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung.",
  "error_page.error_message_error_charging_payment": "Die Zahlung ist fehlgeschlagen.",
  "error_page.error_message_error_setting_up_purchase":
    "Der Kauf konnte wegen eines Fehlers nicht begonnen werden (Fehlercode: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Ein unbekannter Fehler ist aufgetreten (Fehlercode: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Für den Kauf wird eine E-Mail-Adresse benötigt.",
  "error_page.error_message_invalid_email_error":
    "Die E-Mail-Adresse {{email}} konnte nicht bestätigt werden. Bitte geben Sie eine gültige E-Mail-Adresse an.",
  "error_page.error_message_invalid_tax_location":
    "Wir konnten Ihre Rechnungsadresse nicht bestätigen. Bitte prüfen Sie, ob Postleitzahl und Land stimmen.",
  "error_page.error_message_stripe_tax_not_active":
    "Der Kauf ist fehlgeschlagen, weil Stripe Tax in Ihrem Konto nicht aktiv ist. Im Echtbetrieb gelingen Käufe auch ohne Steuer.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Der Kauf ist fehlgeschlagen, weil die Ursprungsadresse für die Steuer ungültig ist. Im Echtbetrieb gelingen Käufe auch ohne Steuer.",
  "error_page.error_message_stripe_missing_required_permission":
    "Der Kauf ist fehlgeschlagen, weil eine nötige Berechtigung fehlt. Im Echtbetrieb gelingen Käufe auch ohne Steuer.",
  "error_page.error_only_in_sandbox": "Diese Meldung erscheint nur in der Sandbox",
  "error_page.error_code": "Wenn Sie sich an den Support wenden, nennen Sie bitte den Fehlercode {{errorCode}}.",
  "error_page.button_try_again": "Erneut versuchen",
  "error_page.button_close": "Schließen",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}\u00a0% günstiger",
  "paywall.nothing_to_restore": "Es wurden keine Käufe gefunden, die wiederhergestellt werden können.",

  "pricing_dropdown.show_details": "Details anzeigen",
  "pricing_dropdown.hide_details": "Details ausblenden",

  "pricing_table.trial_ends": "Fällig am {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Summe ohne Steuer",
  "pricing_table.tax": "Steuer",
  "pricing_table.total_due_today": "Heute fällig",
  "pricing_table.enter_billing_address_to_calculate": "Zur Berechnung Rechnungsadresse eingeben",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Zur Berechnung Bundesstaat, Provinz oder Postleitzahl eingeben",
  "pricing_table.enter_postal_code_to_calculate": "Zur Berechnung Postleitzahl eingeben",

  "navbar_header.details": "Details",
  "navbar_header.back_button": "Zurück",

  "price_update.title": "Neuer Preis",
  "price_update.base_message":
    "Der Gesamtpreis enthält jetzt die Steuer, die für Ihre Rechnungsadresse anfällt. Bitte prüfen Sie ihn und versuchen Sie es erneut. Ihre Karte wird nur einmal belastet.",
  "price_update.trial_message":
    "Der Preis des Abonnements enthält jetzt die Steuer, die für Ihre Rechnungsadresse anfällt. Ihr kostenloser Probezeitraum gilt weiterhin. Bitte prüfen Sie den Preis und versuchen Sie es erneut.",

  "sandbox.banner": "Sandbox: Es wird keine Karte belastet.",
  "sandbox.feedback": "Feedback geben",

  "apple_pay.free_trial": "Kostenloser Probezeitraum",

  "test_store.title": "Testkauf",
  "test_store.explanation":
    "Dies ist ein Testshop: Es wird keine Karte verlangt und nichts abgebucht. Wählen Sie, wie der Kauf von „{{productTitle}}“ für {{price}} ausgeht.",
  "test_store.valid": "Erfolgreichen Kauf testen",
  "test_store.failed": "Gescheiterten Kauf testen",
  "test_store.cancel": "Abbrechen",
};
