/** As Word for Windows and for the Mac put it on the clipboard: conditional comments, `mso-` styles and lists of paragraphs. */
export const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=EN-GB><!--StartFragment-->
<p class=MsoTitle>The coat nobody wears<o:p></o:p></p>
<h1 style='mso-pagination:lines-together'><span style='font-weight:bold'>What a mark
does</span><o:p></o:p></h1>
<p class=MsoNormal><b><span style='mso-ansi-language:EN-GB'>Every</span></b> wear gets a <i>mark</i>, <s>always</s>&nbsp;<span
style='font-weight:bold;font-style:italic'>dated</span>.<a class=msocomanchor id="_anchor_1" href="#_msocom_1">[IM1]</a><span
style='mso-special-character:comment'>&nbsp;</span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>The camel one stays.<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>So does its <b>lining</b>.<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Brush<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Steam<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Coat<o:p></o:p></p></td><td><p class=MsoNormal>231 wears</p></td></tr>
<tr><td><p class=MsoNormal>Blazer</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoQuote>A price is a fact about one afternoon.</p>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="a"></v:shape><![endif]--><img width=600 src="file:///C:/coat.png">See <a href="http://norr.example/coat"><span class=MsoHyperlink>Norr</span></a>,
<a href="javascript:alert(1)">this</a><a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a>.</p>
<div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>
<!--EndFragment--></body></html>`;

/** As Google Docs puts it on the clipboard: a `<b>` that is not bold around everything, and all marks as styles. */
export const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0b1c2d3e">
<h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;font-style:normal;text-decoration:none;">Three coats, one hook</span></h1>
<p dir="ltr" style="margin-top:0pt;"><span style="font-weight:700;">Every</span><span style="font-weight:400;"> wear gets a </span><span style="font-style:italic;font-weight:400;">mark</span><span style="text-decoration:line-through;"> always</span><span>.</span></p>
<br />
<ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>The camel one stays.</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>So does its lining.</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>The navy one went.</span></p></li></ul>
<p dir="ltr"><a href="https://hemline.example/looks/camel-coat" style="text-decoration:none;"><span style="text-decoration:underline;color:#1155cc;">A look</span></a><span> and </span><a href="https://www.google.com/url?q=https://norr.example/&amp;sa=D"><span style="font-weight:700">Norr</span></a><span>&nbsp;</span></p>
<p dir="ltr"><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/a" width="600" height="400"></span></p>
<div dir="ltr" align="left"><table style="border:none;"><colgroup><col></colgroup><tbody><tr><td><p dir="ltr"><span>Coat</span></p></td><td><p dir="ltr"><span>231</span></p></td></tr></tbody></table></div>
<hr /></b><br class="Apple-interchange-newline">`;
