import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0jour",
  "periods.week": "{{amount}}\u00a0semaine",
  "periods.month": "{{amount}}\u00a0mois",
  "periods.year": "{{amount}}\u00a0an",
  "periods.dayPlural": "{{amount}}\u00a0jours",
  "periods.dayPlural_one": "{{amount}}\u00a0jour",
  "periods.weekPlural": "{{amount}}\u00a0semaines",
  "periods.weekPlural_one": "{{amount}}\u00a0semaine",
  "periods.monthPlural": "{{amount}}\u00a0mois",
  "periods.yearPlural": "{{amount}}\u00a0ans",
  "periods.yearPlural_one": "{{amount}}\u00a0an",
  "periods.dayShort": "{{amount}}\u00a0j",
  "periods.weekShort": "{{amount}}\u00a0sem.",
  "periods.monthShort": "{{amount}}\u00a0mois",
  "periods.yearShort": "{{amount}}\u00a0an",
  "periods.yearShort_other": "{{amount}}\u00a0ans",
  "periods.dayFrequency": "chaque jour",
  "periods.weekFrequency": "chaque semaine",
  "periods.monthFrequency": "chaque mois",
  "periods.yearFrequency": "chaque année",
  "periods.dayFrequencyPlural": "tous les {{amount}} jours",
  "periods.weekFrequencyPlural": "toutes les {{amount}} semaines",
  "periods.monthFrequencyPlural": "tous les {{amount}} mois",
  "periods.yearFrequencyPlural": "tous les {{amount}} ans",
  "periods.perDayFrequency": "par jour",
  "periods.perWeekFrequency": "par semaine",
  "periods.perMonthFrequency": "par mois",
  "periods.perYearFrequency": "par an",
  "periods.lifetime": "À vie",
  "periods.unknownFrequency": "inconnu",

  "product_info.subscribe_to": "Abonnement à",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "Gratuit pendant {{trialDuration}}",
  "product_info.intro_price_phase": "D’abord {{introPriceDuration}} à {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Puis {{introPriceDuration}} à {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "en un seul paiement",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "ensuite",
  "product_info.after_trial": "après l’essai",
  "product_info.price_after_free_trial": "Puis {{price}} {{perFrequency}} à partir du {{renewalDate}}",
  "product_info.price_after_intro_price": "Puis {{price}} {{perFrequency}} à partir du {{renewalDate}}",
  "product_info.total_due_today": "Total à payer aujourd’hui",
  "product_info.renewal_frequency": "Renouvellement {{frequency}}",
  "product_info.continues_until_cancelled": "Renouvellement automatique jusqu’à la résiliation",
  "product_info.cancel_anytime": "Résiliable à tout moment",

  "payment_entry_page.payment_step_title": "Paiement sécurisé",
  "payment_entry_page.trial_subscription_terms_info":
    "Vous paierez {{price}} {{perFrequency}} à partir du {{renewalDate}}, sauf résiliation avant cette date.",
  "payment_entry_page.subscription_terms_info":
    "En payant, vous autorisez {{appName}} à vous débiter maintenant puis à chaque renouvellement, jusqu’à la résiliation.",
  "payment_entry_page.otp_terms_info": "En payant, vous autorisez {{appName}} à vous débiter une seule fois.",
  "payment_entry_page.subscription_info":
    "L’abonnement se renouvelle automatiquement jusqu’à sa résiliation. Vous pouvez le résilier à tout moment avant la date de renouvellement.",
  "payment_entry_page.button_pay": "Payer",
  "payment_entry_page.button_start_trial": "Commencer l’essai",
  "payment_entry_page.button_with_price": "Payer {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Payer {{formattedPrice}} avec {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "OU PAYER PAR CARTE",
  "payment_entry_page.provider_note":
    "Les données de la carte sont transmises directement au prestataire de paiement. {{appName}} n’y a jamais accès.",
  "payment_entry_page.processing": "Paiement en cours. Merci de garder cette page ouverte.",
  "payment_entry_page.loading": "Préparation du paiement",
  "payment_entry_page.missing_email": "Indiquez votre adresse e-mail pour continuer.",
  "payment_entry_page.missing_payment": "Complétez vos informations de paiement pour continuer.",
  "payment_entry_page.invalid_email": "L’adresse e-mail n’est pas valide. Indiquez une adresse e-mail valide.",
  "payment_entry_page.network_notice":
    "Vous pouvez réessayer sans risque. Votre carte ne sera débitée qu’une seule fois.",

  "success_page.purchase_successful": "Paiement effectué",
  "success_page.button_close": "Continuer",

  "error_page.close_button_title": "Accéder à {{appName}}",
  "error_page.if_error_persists": "Si l’erreur persiste, écrivez au service client\u202f:",
  "error_page.trouble_accessing": "Si vous n’arrivez pas à accéder à votre achat, écrivez au service client\u202f:",
  "error_page.error_title_already_subscribed": "Vous avez déjà un abonnement à «\u202f{{productTitle}}\u202f»",
  "error_page.error_title_already_purchased": "Vous avez déjà acheté «\u202f{{productTitle}}\u202f»",
  "error_page.error_title_other_errors": "Une erreur s’est produite",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax n’est pas activé",
  "error_page.error_title_stripe_invalid_tax_origin_address": "L’adresse fiscale d’origine n’est pas valide",
  "error_page.error_title_stripe_missing_required_permission": "Il manque une autorisation",
  "error_page.error_message_already_subscribed":
    "Aucun montant n’a été débité. Votre abonnement est actif et ne peut donc pas être acheté une nouvelle fois.",
  "error_page.error_message_already_purchased":
    "Aucun montant n’a été débité. Vous possédez déjà ce produit, qui ne peut donc pas être acheté une nouvelle fois.",
  "error_page.error_message_network_error": "Erreur réseau. Vérifiez votre connexion à Internet.",
  "error_page.error_message_error_charging_payment": "Le paiement a échoué.",
  "error_page.error_message_error_setting_up_purchase":
    "L’achat n’a pas pu commencer en raison d’une erreur (code d’erreur\u202f: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Une erreur inconnue s’est produite (code d’erreur\u202f: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Une adresse e-mail est nécessaire pour finaliser l’achat.",
  "error_page.error_message_invalid_email_error":
    "L’adresse {{email}} n’a pas pu être vérifiée. Indiquez une adresse e-mail valide.",
  "error_page.error_message_invalid_tax_location":
    "Nous n’avons pas pu vérifier votre adresse de facturation. Vérifiez que le code postal et le pays sont corrects.",
  "error_page.error_message_stripe_tax_not_active":
    "L’achat a échoué parce que Stripe Tax n’est pas activé dans votre compte. En production, les achats se font sans taxes.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "L’achat a échoué parce que l’adresse fiscale d’origine n’est pas valide. En production, les achats se font sans taxes.",
  "error_page.error_message_stripe_missing_required_permission":
    "L’achat a échoué parce qu’il manque une autorisation requise. En production, les achats se font sans taxes.",
  "error_page.error_only_in_sandbox": "Ce message n’apparaît que dans l’environnement de test",
  "error_page.error_code": "Si vous écrivez au service client, indiquez le code d’erreur {{errorCode}}.",
  "error_page.button_try_again": "Réessayer",
  "error_page.button_close": "Fermer",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}\u202f% de réduction",
  "paywall.nothing_to_restore": "Aucun achat à restaurer n’a été trouvé.",

  "pricing_dropdown.show_details": "Afficher les détails",
  "pricing_dropdown.hide_details": "Masquer les détails",

  "pricing_table.trial_ends": "À payer le {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total hors taxes",
  "pricing_table.tax": "Taxes",
  "pricing_table.total_due_today": "Total à payer aujourd’hui",
  "pricing_table.enter_billing_address_to_calculate": "Indiquez l’adresse de facturation pour le calcul",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Indiquez la province, l’État ou le code postal pour le calcul",
  "pricing_table.enter_postal_code_to_calculate": "Indiquez le code postal pour le calcul",

  "navbar_header.details": "Détails",
  "navbar_header.back_button": "Retour",

  "price_update.title": "Changement de prix",
  "price_update.base_message":
    "Le prix total comprend désormais les taxes liées à votre adresse de facturation. Vérifiez-le et réessayez. Votre carte ne sera débitée qu’une seule fois.",
  "price_update.trial_message":
    "Le prix de l’abonnement comprend désormais les taxes liées à votre adresse de facturation. Votre essai gratuit reste valable. Vérifiez le prix et réessayez.",

  "sandbox.banner": "Environnement de test\u202f: aucune carte n’est débitée.",
  "sandbox.feedback": "Donner votre avis",

  "apple_pay.free_trial": "Essai gratuit",

  "test_store.title": "Achat de test",
  "test_store.explanation":
    "Cette boutique sert aux tests\u202f: aucune carte n’est demandée et rien n’est débité. Choisissez l’issue de l’achat de «\u202f{{productTitle}}\u202f» à {{price}}.",
  "test_store.valid": "Tester un achat réussi",
  "test_store.failed": "Tester un échec d’achat",
  "test_store.cancel": "Annuler",
};
