/** A hundred and three wishes as parents type them; no author of the storyteller reads this list. */
export const TYPED_WISHES: readonly string[] =
  `Christmas|Eid|Diwali|Halloween|Lunar New Year|Hanukkah|Easter egg hunt|Matariki|my birthday party|the tooth fairy is late|my tooth fell out|new baby sister|big brother for the first time|moving house|
a new school|first day at nursery|going to the doctor|being brave at the dentist|a blood test|swimming lessons|learning to ride a bike|sharing toys|losing a game|saying sorry|telling the truth|a haircut|going on holiday|flying on a plane|
a long car journey|visiting grandma in Poland|a rainy day|the power cut|the day the wifi broke|a lost teddy|getting a puppy|our cat had kittens|guinea pigs|snakes|spiders|vikings|mountains|a picnic|twins|camping in a tent|karate|
gymnastics|rugby|football final|a school play|show and tell|maths is hard|learning to read|why is the sky blue|how volcanoes work|where does the sun go at night|why do leaves fall|how do fish breathe|what is thunder|why do we sleep|
where does poo go|how bees make honey|a train that couldn't sleep|a robot who wants to learn to cook|a dragon who is afraid of fire|a penguin who can't swim|an owl who is scared of the dark|a snail in a hurry|a bus that got lost|
a cloud that didn't want to rain|a digger that was too tired|the moon lost its light|a mermaid who wants legs|dinosaurs|trains|diggers|fire engines|police car|tractors|pirates|princess|unicorns|superheroes|space rocket|the moon|
stars and planets|time machine|mermaids|fairies|knights|ninjas|Bluey|Minecraft|Pokemon|Spider-Man|Frozen|Peppa Pig|tidying up|eating vegetables|brushing teeth|no more nappies|sleeping in my own bed|a sleepover|making friends`
    .split('|')
    .map((wish) => wish.trim())
