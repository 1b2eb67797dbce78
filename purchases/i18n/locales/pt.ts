import type { LabelsFile } from "../translate.ts";

// Words that read well on both sides of the Atlantic: no `você`, no `tu`, no `CEP`, no `morada`.
export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dia",
  "periods.week": "{{amount}}\u00a0semana",
  "periods.month": "{{amount}}\u00a0mês",
  "periods.year": "{{amount}}\u00a0ano",
  "periods.dayPlural": "{{amount}}\u00a0dias",
  "periods.weekPlural": "{{amount}}\u00a0semanas",
  "periods.monthPlural": "{{amount}}\u00a0meses",
  "periods.yearPlural": "{{amount}}\u00a0anos",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0sem.",
  "periods.monthShort": "{{amount}}\u00a0mês",
  "periods.monthShort_other": "{{amount}}\u00a0meses",
  "periods.yearShort": "{{amount}}\u00a0ano",
  "periods.yearShort_other": "{{amount}}\u00a0anos",
  "periods.dayFrequency": "diariamente",
  "periods.weekFrequency": "semanalmente",
  "periods.monthFrequency": "mensalmente",
  "periods.yearFrequency": "anualmente",
  "periods.dayFrequencyPlural": "a cada {{amount}} dias",
  "periods.weekFrequencyPlural": "a cada {{amount}} semanas",
  "periods.monthFrequencyPlural": "a cada {{amount}} meses",
  "periods.yearFrequencyPlural": "a cada {{amount}} anos",
  "periods.perDayFrequency": "por dia",
  "periods.perWeekFrequency": "por semana",
  "periods.perMonthFrequency": "por mês",
  "periods.perYearFrequency": "por ano",
  "periods.lifetime": "Vitalício",
  "periods.unknownFrequency": "desconhecido",

  "product_info.subscribe_to": "Assinatura de",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} grátis",
  "product_info.intro_price_phase": "Primeiro, {{introPriceDuration}} a {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Depois, {{introPriceDuration}} a {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "em pagamento único",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "depois",
  "product_info.after_trial": "após o período de teste",
  "product_info.price_after_free_trial": "Depois, {{price}} {{perFrequency}} a partir de {{renewalDate}}",
  "product_info.price_after_intro_price": "Depois, {{price}} {{perFrequency}} a partir de {{renewalDate}}",
  "product_info.total_due_today": "Total a pagar hoje",
  "product_info.renewal_frequency": "Renova-se {{frequency}}",
  "product_info.continues_until_cancelled": "Renova-se automaticamente até ser cancelada",
  "product_info.cancel_anytime": "Cancele quando quiser",

  "payment_entry_page.payment_step_title": "Pagamento seguro",
  "payment_entry_page.trial_subscription_terms_info":
    "Salvo cancelamento anterior, será cobrado o valor de {{price}} {{perFrequency}} a partir de {{renewalDate}}.",
  "payment_entry_page.subscription_terms_info":
    "Ao pagar, autoriza {{appName}} a efetuar a cobrança agora e em cada renovação, até cancelar.",
  "payment_entry_page.otp_terms_info": "Ao pagar, autoriza {{appName}} a efetuar uma única cobrança.",
  "payment_entry_page.subscription_info":
    "A assinatura renova-se automaticamente até ser cancelada. Pode cancelar a qualquer momento antes da data de renovação.",
  "payment_entry_page.button_pay": "Pagar",
  "payment_entry_page.button_start_trial": "Iniciar período de teste",
  "payment_entry_page.button_with_price": "Pagar {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Pagar {{formattedPrice}} com {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "OU PAGUE COM CARTÃO",
  "payment_entry_page.provider_note":
    "Os dados do cartão vão diretamente para o prestador de serviços de pagamento. {{appName}} nunca tem acesso a eles.",
  "payment_entry_page.processing": "Pagamento em processamento. Mantenha esta página aberta.",
  "payment_entry_page.loading": "Preparação do pagamento",
  "payment_entry_page.missing_email": "Indique o seu e-mail para continuar.",
  "payment_entry_page.missing_payment": "Preencha os dados de pagamento para continuar.",
  "payment_entry_page.invalid_email": "O e-mail não é válido. Indique um e-mail válido.",
  "payment_entry_page.network_notice":
    "Pode tentar novamente sem receio. A cobrança no seu cartão será feita uma única vez.",

  "success_page.purchase_successful": "Pagamento concluído",
  "success_page.button_close": "Continuar",

  "error_page.close_button_title": "Ir para {{appName}}",
  "error_page.if_error_persists": "Se o erro persistir, escreva para o suporte:",
  "error_page.trouble_accessing": "Se tiver problemas de acesso à sua compra, escreva para o suporte:",
  "error_page.error_title_already_subscribed": "Já tem uma assinatura de “{{productTitle}}”",
  "error_page.error_title_already_purchased": "Já comprou “{{productTitle}}”",
  "error_page.error_title_other_errors": "Ocorreu um problema",
  "error_page.error_title_stripe_tax_not_active": "O Stripe Tax não está ativo",
  "error_page.error_title_stripe_invalid_tax_origin_address": "O endereço fiscal de origem não é válido",
  "error_page.error_title_stripe_missing_required_permission": "Falta uma permissão",
  "error_page.error_message_already_subscribed":
    "Nada foi cobrado. A sua assinatura está ativa, por isso não pode ser comprada de novo.",
  "error_page.error_message_already_purchased":
    "Nada foi cobrado. Este produto já é seu, por isso não pode ser comprado de novo.",
  "error_page.error_message_network_error": "Erro de rede. Verifique o acesso à internet.",
  "error_page.error_message_error_charging_payment": "O pagamento falhou.",
  "error_page.error_message_error_setting_up_purchase":
    "A compra não foi iniciada devido a um erro (código do erro: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Ocorreu um erro desconhecido (código do erro: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "É necessário um e-mail para concluir a compra.",
  "error_page.error_message_invalid_email_error":
    "Não foi possível verificar o e-mail {{email}}. Indique um e-mail válido.",
  "error_page.error_message_invalid_tax_location":
    "Não foi possível verificar o seu endereço de cobrança. Verifique se o código postal e o país estão corretos.",
  "error_page.error_message_stripe_tax_not_active":
    "A compra falhou porque o Stripe Tax não está ativo na sua conta. Em produção, as compras são feitas sem impostos.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "A compra falhou porque o endereço fiscal de origem não é válido. Em produção, as compras são feitas sem impostos.",
  "error_page.error_message_stripe_missing_required_permission":
    "A compra falhou porque falta uma permissão necessária. Em produção, as compras são feitas sem impostos.",
  "error_page.error_only_in_sandbox": "Esta mensagem só aparece no ambiente de testes",
  "error_page.error_code": "Se escrever para o suporte, indique o código do erro {{errorCode}}.",
  "error_page.button_try_again": "Tentar novamente",
  "error_page.button_close": "Fechar",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% de desconto",
  "paywall.nothing_to_restore": "Nenhuma compra foi encontrada para restaurar.",

  "pricing_dropdown.show_details": "Mostrar detalhes",
  "pricing_dropdown.hide_details": "Ocultar detalhes",

  "pricing_table.trial_ends": "A pagar em {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total sem impostos",
  "pricing_table.tax": "Impostos",
  "pricing_table.total_due_today": "Total a pagar hoje",
  "pricing_table.enter_billing_address_to_calculate": "Indique o endereço de cobrança para calcular",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Indique o estado, a província ou o código postal para calcular",
  "pricing_table.enter_postal_code_to_calculate": "Indique o código postal para calcular",

  "navbar_header.details": "Detalhes",
  "navbar_header.back_button": "Voltar",

  "price_update.title": "Atualização do preço",
  "price_update.base_message":
    "O preço total inclui agora os impostos relativos ao seu endereço de cobrança. Verifique-o e tente novamente. A cobrança no seu cartão será feita uma única vez.",
  "price_update.trial_message":
    "O preço da assinatura inclui agora os impostos relativos ao seu endereço de cobrança. O seu teste gratuito continua válido. Verifique o preço e tente novamente.",

  "sandbox.banner": "Ambiente de testes: nenhum cartão é cobrado.",
  "sandbox.feedback": "Enviar comentários",

  "apple_pay.free_trial": "Teste gratuito",

  "test_store.title": "Compra de teste",
  "test_store.explanation":
    "Esta é uma loja de teste: nenhum cartão é pedido e nada é cobrado. Escolha como termina a compra de “{{productTitle}}” por {{price}}.",
  "test_store.valid": "Testar compra válida",
  "test_store.failed": "Testar compra com falha",
  "test_store.cancel": "Cancelar",
};
