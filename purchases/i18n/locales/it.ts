import type { LabelsFile } from "../translate.ts";

// A day is set apart from its sentence: before a number the article would be now `il`, now `l’`.
export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0giorno",
  "periods.week": "{{amount}}\u00a0settimana",
  "periods.month": "{{amount}}\u00a0mese",
  "periods.year": "{{amount}}\u00a0anno",
  "periods.dayPlural": "{{amount}}\u00a0giorni",
  "periods.weekPlural": "{{amount}}\u00a0settimane",
  "periods.monthPlural": "{{amount}}\u00a0mesi",
  "periods.yearPlural": "{{amount}}\u00a0anni",
  "periods.dayShort": "{{amount}}\u00a0g",
  "periods.weekShort": "{{amount}}\u00a0sett.",
  "periods.monthShort": "{{amount}}\u00a0mese",
  "periods.monthShort_other": "{{amount}}\u00a0mesi",
  "periods.yearShort": "{{amount}}\u00a0anno",
  "periods.yearShort_other": "{{amount}}\u00a0anni",
  "periods.dayFrequency": "ogni giorno",
  "periods.weekFrequency": "ogni settimana",
  "periods.monthFrequency": "ogni mese",
  "periods.yearFrequency": "ogni anno",
  "periods.dayFrequencyPlural": "ogni {{amount}} giorni",
  "periods.weekFrequencyPlural": "ogni {{amount}} settimane",
  "periods.monthFrequencyPlural": "ogni {{amount}} mesi",
  "periods.yearFrequencyPlural": "ogni {{amount}} anni",
  "periods.perDayFrequency": "al giorno",
  "periods.perWeekFrequency": "alla settimana",
  "periods.perMonthFrequency": "al mese",
  "periods.perYearFrequency": "all’anno",
  "periods.lifetime": "Per sempre",
  "periods.unknownFrequency": "sconosciuto",

  "product_info.subscribe_to": "Abbonamento a",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Per iniziare, {{introPriceDuration}} a {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Poi {{introPriceDuration}} a {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "in un’unica soluzione",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "in seguito",
  "product_info.after_trial": "dopo la prova",
  "product_info.price_after_free_trial": "Poi {{price}} {{perFrequency}} (primo addebito: {{renewalDate}})",
  "product_info.price_after_intro_price": "Poi {{price}} {{perFrequency}} (rinnovo: {{renewalDate}})",
  "product_info.total_due_today": "Totale da pagare oggi",
  "product_info.renewal_frequency": "Si rinnova {{frequency}}",
  "product_info.continues_until_cancelled": "Si rinnova automaticamente fino alla disdetta",
  "product_info.cancel_anytime": "Disdici quando vuoi",

  "payment_entry_page.payment_step_title": "Pagamento sicuro",
  "payment_entry_page.trial_subscription_terms_info":
    "Se non disdici prima, pagherai {{price}} {{perFrequency}} (primo addebito: {{renewalDate}}).",
  "payment_entry_page.subscription_terms_info":
    "Pagando autorizzi {{appName}} ad addebitarti l’importo ora e a ogni rinnovo, fino alla disdetta.",
  "payment_entry_page.otp_terms_info": "Pagando autorizzi {{appName}} ad addebitarti l’importo una sola volta.",
  "payment_entry_page.subscription_info":
    "L’abbonamento si rinnova automaticamente fino alla disdetta. Puoi disdirlo in qualsiasi momento prima della data di rinnovo.",
  "payment_entry_page.button_pay": "Paga",
  "payment_entry_page.button_start_trial": "Inizia la prova",
  "payment_entry_page.button_with_price": "Paga {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Paga {{formattedPrice}} con {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "OPPURE PAGA CON CARTA",
  "payment_entry_page.provider_note":
    "I dati della carta vanno direttamente al fornitore dei pagamenti. {{appName}} non li vede mai.",
  "payment_entry_page.processing": "Pagamento in corso. Tieni aperta questa pagina.",
  "payment_entry_page.loading": "Preparazione del pagamento",
  "payment_entry_page.missing_email": "Inserisci il tuo indirizzo email per continuare.",
  "payment_entry_page.missing_payment": "Completa i dati di pagamento per continuare.",
  "payment_entry_page.invalid_email": "L’indirizzo email non è valido. Inserisci un indirizzo email valido.",
  "payment_entry_page.network_notice":
    "Puoi riprovare tranquillamente. L’addebito sulla tua carta avverrà una sola volta.",

  "success_page.purchase_successful": "Pagamento completato",
  "success_page.button_close": "Continua",

  "error_page.close_button_title": "Vai a {{appName}}",
  "error_page.if_error_persists": "Se l’errore persiste, scrivi all’assistenza:",
  "error_page.trouble_accessing": "Se non riesci ad accedere al tuo acquisto, scrivi all’assistenza:",
  "error_page.error_title_already_subscribed": "Hai già un abbonamento a «{{productTitle}}»",
  "error_page.error_title_already_purchased": "Hai già acquistato «{{productTitle}}»",
  "error_page.error_title_other_errors": "Qualcosa è andato storto",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax non è attivo",
  "error_page.error_title_stripe_invalid_tax_origin_address": "L’indirizzo fiscale di origine non è valido",
  "error_page.error_title_stripe_missing_required_permission": "Manca un’autorizzazione",
  "error_page.error_message_already_subscribed":
    "Non è stato addebitato nulla. Il tuo abbonamento è attivo e non può essere acquistato di nuovo.",
  "error_page.error_message_already_purchased":
    "Non è stato addebitato nulla. Possiedi già questo prodotto, che quindi non può essere acquistato di nuovo.",
  "error_page.error_message_network_error": "Errore di rete. Controlla la connessione a internet.",
  "error_page.error_message_error_charging_payment": "Il pagamento non è riuscito.",
  "error_page.error_message_error_setting_up_purchase":
    "L’acquisto non è stato avviato a causa di un errore (codice di errore: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Si è verificato un errore sconosciuto (codice di errore: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Per completare l’acquisto serve un indirizzo email.",
  "error_page.error_message_invalid_email_error":
    "Non è stato possibile verificare l’indirizzo {{email}}. Inserisci un indirizzo email valido.",
  "error_page.error_message_invalid_tax_location":
    "Non siamo riusciti a verificare il tuo indirizzo di fatturazione. Controlla che il codice postale e il paese siano corretti.",
  "error_page.error_message_stripe_tax_not_active":
    "L’acquisto non è riuscito perché Stripe Tax non è attivo nel tuo account. In produzione gli acquisti avvengono senza imposte.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "L’acquisto non è riuscito perché l’indirizzo fiscale di origine non è valido. In produzione gli acquisti avvengono senza imposte.",
  "error_page.error_message_stripe_missing_required_permission":
    "L’acquisto non è riuscito perché manca un’autorizzazione necessaria. In produzione gli acquisti avvengono senza imposte.",
  "error_page.error_only_in_sandbox": "Questo messaggio compare solo nell’ambiente di prova",
  "error_page.error_code": "Se scrivi all’assistenza, indica il codice di errore {{errorCode}}.",
  "error_page.button_try_again": "Riprova",
  "error_page.button_close": "Chiudi",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% di sconto",
  "paywall.nothing_to_restore": "Non è stato trovato nessun acquisto da ripristinare.",

  "pricing_dropdown.show_details": "Mostra dettagli",
  "pricing_dropdown.hide_details": "Nascondi dettagli",

  "pricing_table.trial_ends": "Da pagare in data {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Totale imposte escluse",
  "pricing_table.tax": "Imposte",
  "pricing_table.total_due_today": "Totale da pagare oggi",
  "pricing_table.enter_billing_address_to_calculate": "Inserisci l’indirizzo di fatturazione per il calcolo",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Inserisci lo stato, la provincia o il codice postale per il calcolo",
  "pricing_table.enter_postal_code_to_calculate": "Inserisci il codice postale per il calcolo",

  "navbar_header.details": "Dettagli",
  "navbar_header.back_button": "Indietro",

  "price_update.title": "Il prezzo è cambiato",
  "price_update.base_message":
    "Il prezzo totale ora comprende le imposte dovute in base al tuo indirizzo di fatturazione. Controllalo e riprova. L’addebito sulla tua carta avverrà una sola volta.",
  "price_update.trial_message":
    "Il prezzo dell’abbonamento ora comprende le imposte dovute in base al tuo indirizzo di fatturazione. La prova gratuita resta valida. Controlla il prezzo e riprova.",

  "sandbox.banner": "Ambiente di prova: nessun addebito sulla carta.",
  "sandbox.feedback": "Invia un commento",

  "apple_pay.free_trial": "Prova gratuita",

  "test_store.title": "Acquisto di prova",
  "test_store.explanation":
    "Questo è un negozio di prova: non viene chiesta alcuna carta e non viene addebitato nulla. Scegli come si conclude l’acquisto di «{{productTitle}}» a {{price}}.",
  "test_store.valid": "Prova acquisto riuscito",
  "test_store.failed": "Prova acquisto fallito",
  "test_store.cancel": "Annulla",
};
