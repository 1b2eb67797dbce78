import type { LabelsFile } from "../translate.ts";

// A day is set apart from its sentence: before a number the article would be now `el`, now `l’`.
export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dia",
  "periods.week": "{{amount}}\u00a0setmana",
  "periods.month": "{{amount}}\u00a0mes",
  "periods.year": "{{amount}}\u00a0any",
  "periods.dayPlural": "{{amount}}\u00a0dies",
  "periods.weekPlural": "{{amount}}\u00a0setmanes",
  "periods.monthPlural": "{{amount}}\u00a0mesos",
  "periods.yearPlural": "{{amount}}\u00a0anys",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0setm.",
  "periods.monthShort": "{{amount}}\u00a0mes",
  "periods.monthShort_other": "{{amount}}\u00a0mesos",
  "periods.yearShort": "{{amount}}\u00a0any",
  "periods.yearShort_other": "{{amount}}\u00a0anys",
  "periods.dayFrequency": "cada dia",
  "periods.weekFrequency": "cada setmana",
  "periods.monthFrequency": "cada mes",
  "periods.yearFrequency": "cada any",
  "periods.dayFrequencyPlural": "cada {{amount}} dies",
  "periods.weekFrequencyPlural": "cada {{amount}} setmanes",
  "periods.monthFrequencyPlural": "cada {{amount}} mesos",
  "periods.yearFrequencyPlural": "cada {{amount}} anys",
  "periods.perDayFrequency": "al dia",
  "periods.perWeekFrequency": "a la setmana",
  "periods.perMonthFrequency": "al mes",
  "periods.perYearFrequency": "a l’any",
  "periods.lifetime": "Per sempre",
  "periods.unknownFrequency": "desconegut",

  "product_info.subscribe_to": "Subscripció a",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} de franc",
  "product_info.intro_price_phase": "Primer, {{introPriceDuration}} per {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Després, {{introPriceDuration}} per {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "en un sol pagament",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "després",
  "product_info.after_trial": "després de la prova",
  "product_info.price_after_free_trial": "Després, {{price}} {{perFrequency}} (primer càrrec: {{renewalDate}})",
  "product_info.price_after_intro_price": "Després, {{price}} {{perFrequency}} (renovació: {{renewalDate}})",
  "product_info.total_due_today": "Total que cal pagar avui",
  "product_info.renewal_frequency": "Es renova {{frequency}}",
  "product_info.continues_until_cancelled": "Es renova automàticament fins que la cancel·lis",
  "product_info.cancel_anytime": "Cancel·la quan vulguis",

  "payment_entry_page.payment_step_title": "Pagament segur",
  "payment_entry_page.trial_subscription_terms_info":
    "Si no cancel·les abans, pagaràs {{price}} {{perFrequency}} (primer càrrec: {{renewalDate}}).",
  "payment_entry_page.subscription_terms_info":
    "En pagar, autoritzes {{appName}} a cobrar-te ara i a cada renovació, fins que cancel·lis.",
  "payment_entry_page.otp_terms_info": "En pagar, autoritzes {{appName}} a cobrar-te una sola vegada.",
  "payment_entry_page.subscription_info":
    "La subscripció es renova automàticament fins que la cancel·lis. La pots cancel·lar en qualsevol moment abans de la data de renovació.",
  "payment_entry_page.button_pay": "Paga",
  "payment_entry_page.button_start_trial": "Comença la prova",
  "payment_entry_page.button_with_price": "Paga {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Paga {{formattedPrice}} amb {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "O PAGA AMB TARGETA",
  "payment_entry_page.provider_note":
    "Les dades de la targeta van directament al proveïdor de pagaments. {{appName}} no les veu mai.",
  "payment_entry_page.processing": "S’està processant el pagament. No tanquis aquesta pàgina.",
  "payment_entry_page.loading": "S’està preparant el pagament",
  "payment_entry_page.missing_email": "Escriu la teva adreça electrònica per continuar.",
  "payment_entry_page.missing_payment": "Completa les dades de pagament per continuar.",
  "payment_entry_page.invalid_email": "L’adreça electrònica no és vàlida. Escriu una adreça vàlida.",
  "payment_entry_page.network_notice":
    "Ho pots tornar a provar amb tranquil·litat. El càrrec a la teva targeta es farà una sola vegada.",

  "success_page.purchase_successful": "Pagament completat",
  "success_page.button_close": "Continua",

  "error_page.close_button_title": "Ves a {{appName}}",
  "error_page.if_error_persists": "Si l’error continua, escriu al nostre equip d’assistència:",
  "error_page.trouble_accessing": "Si no pots accedir a la compra, escriu al nostre equip d’assistència:",
  "error_page.error_title_already_subscribed": "Ja tens una subscripció a «{{productTitle}}»",
  "error_page.error_title_already_purchased": "Ja has comprat «{{productTitle}}»",
  "error_page.error_title_other_errors": "Alguna cosa ha anat malament",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax no està activat",
  "error_page.error_title_stripe_invalid_tax_origin_address": "L’adreça fiscal d’origen no és vàlida",
  "error_page.error_title_stripe_missing_required_permission": "Falta un permís",
  "error_page.error_message_already_subscribed":
    "No s’ha cobrat res. La teva subscripció està activa i, per tant, no es pot tornar a comprar.",
  "error_page.error_message_already_purchased":
    "No s’ha cobrat res. Aquest producte ja és teu i, per tant, no es pot tornar a comprar.",
  "error_page.error_message_network_error": "Error de xarxa. Comprova la connexió a internet.",
  "error_page.error_message_error_charging_payment": "No s’ha pogut completar el pagament.",
  "error_page.error_message_error_setting_up_purchase":
    "No s’ha pogut iniciar la compra a causa d’un error (codi d’error: {{errorCode}}).",
  "error_page.error_message_unknown_error": "S’ha produït un error desconegut (codi d’error: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Cal una adreça electrònica per completar la compra.",
  "error_page.error_message_invalid_email_error":
    "No hem pogut verificar l’adreça {{email}}. Escriu una adreça electrònica vàlida.",
  "error_page.error_message_invalid_tax_location":
    "No hem pogut verificar la teva adreça de facturació. Comprova que el codi postal i el país siguin correctes.",
  "error_page.error_message_stripe_tax_not_active":
    "La compra ha fallat perquè Stripe Tax no està activat al teu compte. En producció, les compres es fan sense impostos.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "La compra ha fallat perquè l’adreça fiscal d’origen no és vàlida. En producció, les compres es fan sense impostos.",
  "error_page.error_message_stripe_missing_required_permission":
    "La compra ha fallat perquè falta un permís necessari. En producció, les compres es fan sense impostos.",
  "error_page.error_only_in_sandbox": "Aquest missatge només apareix a l’entorn de proves",
  "error_page.error_code": "Si escrius a l’equip d’assistència, indica el codi d’error {{errorCode}}.",
  "error_page.button_try_again": "Torna-ho a provar",
  "error_page.button_close": "Tanca",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}\u00a0% de descompte",
  "paywall.nothing_to_restore": "No s’ha trobat cap compra per restaurar.",

  "pricing_dropdown.show_details": "Mostra els detalls",
  "pricing_dropdown.hide_details": "Amaga els detalls",

  "pricing_table.trial_ends": "Càrrec previst: {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total sense impostos",
  "pricing_table.tax": "Impostos",
  "pricing_table.total_due_today": "Total que cal pagar avui",
  "pricing_table.enter_billing_address_to_calculate": "Indica l’adreça de facturació per calcular-los",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Indica l’estat, la província o el codi postal per calcular-los",
  "pricing_table.enter_postal_code_to_calculate": "Indica el codi postal per calcular-los",

  "navbar_header.details": "Detalls",
  "navbar_header.back_button": "Enrere",

  "price_update.title": "Canvi de preu",
  "price_update.base_message":
    "El preu total inclou ara els impostos que corresponen a la teva adreça de facturació. Revisa’l i torna-ho a provar. El càrrec a la teva targeta es farà una sola vegada.",
  "price_update.trial_message":
    "El preu de la subscripció inclou ara els impostos que corresponen a la teva adreça de facturació. La prova gratuïta es manté. Comprova el preu i torna-ho a provar.",

  "sandbox.banner": "Entorn de proves: no es cobra a cap targeta.",
  "sandbox.feedback": "Envia comentaris",

  "apple_pay.free_trial": "Prova gratuïta",

  "test_store.title": "Compra de prova",
  "test_store.explanation":
    "Aquesta és una botiga de prova: no es demana cap targeta ni es cobra res. Tria com acaba la compra de «{{productTitle}}» per {{price}}.",
  "test_store.valid": "Prova compra correcta",
  "test_store.failed": "Prova compra fallida",
  "test_store.cancel": "Cancel·la",
};
