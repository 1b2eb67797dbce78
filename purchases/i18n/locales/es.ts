import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0día",
  "periods.week": "{{amount}}\u00a0semana",
  "periods.month": "{{amount}}\u00a0mes",
  "periods.year": "{{amount}}\u00a0año",
  "periods.dayPlural": "{{amount}}\u00a0días",
  "periods.weekPlural": "{{amount}}\u00a0semanas",
  "periods.monthPlural": "{{amount}}\u00a0meses",
  "periods.yearPlural": "{{amount}}\u00a0años",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0sem.",
  "periods.monthShort": "{{amount}}\u00a0mes",
  "periods.monthShort_other": "{{amount}}\u00a0meses",
  "periods.yearShort": "{{amount}}\u00a0año",
  "periods.yearShort_other": "{{amount}}\u00a0años",
  "periods.dayFrequency": "cada día",
  "periods.weekFrequency": "cada semana",
  "periods.monthFrequency": "cada mes",
  "periods.yearFrequency": "cada año",
  "periods.dayFrequencyPlural": "cada {{amount}} días",
  "periods.weekFrequencyPlural": "cada {{amount}} semanas",
  "periods.monthFrequencyPlural": "cada {{amount}} meses",
  "periods.yearFrequencyPlural": "cada {{amount}} años",
  "periods.perDayFrequency": "al día",
  "periods.perWeekFrequency": "a la semana",
  "periods.perMonthFrequency": "al mes",
  "periods.perYearFrequency": "al año",
  "periods.lifetime": "Para siempre",
  "periods.unknownFrequency": "desconocido",

  "product_info.subscribe_to": "Suscripción a",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Primero, {{introPriceDuration}} por {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Luego, {{introPriceDuration}} por {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "en un solo pago",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "después",
  "product_info.after_trial": "después de la prueba",
  "product_info.price_after_free_trial": "Después, {{price}} {{perFrequency}} a partir del {{renewalDate}}",
  "product_info.price_after_intro_price": "Después, {{price}} {{perFrequency}} a partir del {{renewalDate}}",
  "product_info.total_due_today": "Total a pagar hoy",
  "product_info.renewal_frequency": "Se renueva {{frequency}}",
  "product_info.continues_until_cancelled": "Se renueva automáticamente hasta que canceles",
  "product_info.cancel_anytime": "Cancela cuando quieras",

  "payment_entry_page.payment_step_title": "Pago seguro",
  "payment_entry_page.trial_subscription_terms_info":
    "Pagarás {{price}} {{perFrequency}} a partir del {{renewalDate}}, salvo que canceles antes.",
  "payment_entry_page.subscription_terms_info":
    "Al pagar, autorizas a {{appName}} a cobrarte ahora y en cada renovación, hasta que canceles.",
  "payment_entry_page.otp_terms_info": "Al pagar, autorizas a {{appName}} a cobrarte una sola vez.",
  "payment_entry_page.subscription_info":
    "La suscripción se renueva automáticamente hasta que la canceles. Puedes cancelarla en cualquier momento antes de la fecha de renovación.",
  "payment_entry_page.button_pay": "Pagar",
  "payment_entry_page.button_start_trial": "Empezar la prueba",
  "payment_entry_page.button_with_price": "Pagar {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Pagar {{formattedPrice}} con {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "O PAGA CON TARJETA",
  "payment_entry_page.provider_note":
    "Los datos de la tarjeta van directamente al proveedor de pagos. {{appName}} nunca los ve.",
  "payment_entry_page.processing": "Procesando el pago. No cierres esta página.",
  "payment_entry_page.loading": "Preparando el pago",
  "payment_entry_page.missing_email": "Escribe tu correo electrónico para continuar.",
  "payment_entry_page.missing_payment": "Completa los datos de pago para continuar.",
  "payment_entry_page.invalid_email": "El correo electrónico no es válido. Escribe una dirección válida.",
  "payment_entry_page.network_notice":
    "Puedes volver a intentarlo sin problema. El cargo en tu tarjeta se hará una sola vez.",

  "success_page.purchase_successful": "Pago completado",
  "success_page.button_close": "Continuar",

  "error_page.close_button_title": "Ir a {{appName}}",
  "error_page.if_error_persists": "Si el error continúa, escribe a nuestro equipo de asistencia:",
  "error_page.trouble_accessing": "Si no puedes acceder a tu compra, escribe a nuestro equipo de asistencia:",
  "error_page.error_title_already_subscribed": "Ya tienes una suscripción a «{{productTitle}}»",
  "error_page.error_title_already_purchased": "Ya has comprado «{{productTitle}}»",
  "error_page.error_title_other_errors": "Algo ha salido mal",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax no está activado",
  "error_page.error_title_stripe_invalid_tax_origin_address": "La dirección fiscal de origen no es válida",
  "error_page.error_title_stripe_missing_required_permission": "Falta un permiso",
  "error_page.error_message_already_subscribed":
    "No se ha cobrado nada. Tu suscripción está activa, así que no se puede volver a comprar.",
  "error_page.error_message_already_purchased":
    "No se ha cobrado nada. Este producto ya es tuyo, así que no se puede volver a comprar.",
  "error_page.error_message_network_error": "Error de red. Comprueba tu conexión a internet.",
  "error_page.error_message_error_charging_payment": "No se ha podido completar el pago.",
  "error_page.error_message_error_setting_up_purchase":
    "No se ha podido iniciar la compra debido a un error (código de error: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Se ha producido un error desconocido (código de error: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Hace falta un correo electrónico para completar la compra.",
  "error_page.error_message_invalid_email_error":
    "No hemos podido verificar la dirección {{email}}. Escribe un correo electrónico válido.",
  "error_page.error_message_invalid_tax_location":
    "No hemos podido verificar tu dirección de facturación. Comprueba que el código postal y el país sean correctos.",
  "error_page.error_message_stripe_tax_not_active":
    "La compra ha fallado porque Stripe Tax no está activado en tu cuenta. En producción, las compras se realizan sin impuestos.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "La compra ha fallado porque la dirección fiscal de origen no es válida. En producción, las compras se realizan sin impuestos.",
  "error_page.error_message_stripe_missing_required_permission":
    "La compra ha fallado porque falta un permiso necesario. En producción, las compras se realizan sin impuestos.",
  "error_page.error_only_in_sandbox": "Este mensaje solo aparece en el entorno de pruebas",
  "error_page.error_code": "Si escribes a asistencia, indica el código de error {{errorCode}}.",
  "error_page.button_try_again": "Volver a intentarlo",
  "error_page.button_close": "Cerrar",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}\u00a0% de descuento",
  "paywall.nothing_to_restore": "No se han encontrado compras que restaurar.",

  "pricing_dropdown.show_details": "Mostrar detalles",
  "pricing_dropdown.hide_details": "Ocultar detalles",

  "pricing_table.trial_ends": "A pagar el {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total sin impuestos",
  "pricing_table.tax": "Impuestos",
  "pricing_table.total_due_today": "Total a pagar hoy",
  "pricing_table.enter_billing_address_to_calculate": "Indica la dirección de facturación para calcularlos",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Indica el estado, la provincia o el código postal para calcularlos",
  "pricing_table.enter_postal_code_to_calculate": "Indica el código postal para calcularlos",

  "navbar_header.details": "Detalles",
  "navbar_header.back_button": "Atrás",

  "price_update.title": "Cambio de precio",
  "price_update.base_message":
    "El precio total incluye ahora los impuestos que corresponden a tu dirección de facturación. Revísalo y vuelve a intentarlo. El cargo en tu tarjeta se hará una sola vez.",
  "price_update.trial_message":
    "El precio de la suscripción incluye ahora los impuestos que corresponden a tu dirección de facturación. Tu prueba gratuita sigue en pie. Comprueba el precio y vuelve a intentarlo.",

  "sandbox.banner": "Entorno de pruebas: no se cobra en ninguna tarjeta.",
  "sandbox.feedback": "Enviar comentarios",

  "apple_pay.free_trial": "Prueba gratuita",

  "test_store.title": "Compra de prueba",
  "test_store.explanation":
    "Esta es una tienda de prueba: no se pide tarjeta ni se cobra nada. Elige cómo termina la compra de «{{productTitle}}» por {{price}}.",
  "test_store.valid": "Probar compra correcta",
  "test_store.failed": "Probar compra fallida",
  "test_store.cancel": "Cancelar",
};
