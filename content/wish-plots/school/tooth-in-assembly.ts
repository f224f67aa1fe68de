import { wishPlot } from '../wish-plot.ts'

export const toothInAssembly = wishPlot({
  id: 'wish-tooth-in-assembly',
  wishes: ['tooth assembly', 'teeth assembly', 'tooth fell out assembly', 'tooth came out assembly', 'lost tooth assembly', 'lost first tooth assembly', 'wobbly tooth assembly', 'tooth fell out in class', 'tooth came out in class', 'tooth fell out at school', 'tooth came out at school', 'lost tooth at school', 'lost tooth in class', 'lost first tooth school', 'lost first tooth at nursery', 'tooth fell out nursery', 'tooth fell out kindergarten', 'tooth fell out classroom', 'tooth fell out reception', 'tooth fell out carpet time', 'tooth fell out circle time', 'tooth fell out school hall', 'tooth popped out assembly', 'tooth popped out school', 'tooth rolled away', 'tooth fell in her lap', 'tooth fell in his lap', 'tooth fell out hymn', 'tooth fell out singing', 'tooth fell out while singing', 'tooth fell out when we had to be quiet', 'tooth fell out prayers', 'tooth lost hall school', 'lost the tooth school', 'tooth dropped out school', 'tooth dropped out assembly', 'milk tooth school', 'baby tooth school'],
  answers: ['tooth', 'teeth', 'milk', 'baby', 'front', 'wobbly', 'loose', 'wiggly', 'gap', 'fell', 'falls', 'fall', 'fallen', 'out', 'came', 'come', 'popped', 'dropped', 'lost', 'loses', 'lose', 'losing', 'rolled', 'rolls', 'lap', 'sock', 'row', 'floor', 'assembly', 'hall', 'hymn', 'song', 'songs', 'singing', 'sang', 'prayers', 'quiet', 'silent', 'whisper', 'talk', 'speak', 'middle', 'head', 'headteacher', 'found', 'find', 'finding', 'finally', 'lesson', 'classroom', 'carpet', 'circle', 'in', 'at', 'during', 'while', 'when', 'monday', 'friday', 'week', 'school', 'nursery', 'preschool', 'kindergarten', 'kindy', 'daycare', 'reception', 'class', 'teacher', 'friend', 'friends', 'children', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'mama', 'papa', 'grandma', 'granny', 'nana', 'grandpa', 'grandad', 'auntie', 'uncle', 'cousin', 'brother', 'sister', 'son', 'daughter', 'boy', 'girl', 'little', 'my', 'his', 'her', 'our', 'today', 'yesterday', 'morning', 'afternoon', 'again', 'first', 'time', 'everybody', 'everyone'],
  except: ['knocked', 'bleeding', 'blood', 'dentist', 'pulled', 'hurt', 'pain', 'fight', 'hit', 'swallowed', 'fairy', 'mouse', 'perez', 'ratoncito', 'shark', 'dragon', 'crocodile', 'unicorn', 'grandpa’s', 'grandma’s', 'false', 'teacher’s', 'stolen', 'brush', 'apple', 'swimming', 'combine', 'comb'],
  moods: ['first', 'lost', 'losing', 'change', 'waiting'],
  company: ['tooth', 'gap', 'lap', 'laps', 'row', 'sock', 'rug', 'bean', 'song', 'boat', 'teacher', 'hall', 'tongue', 'finger', 'end'],
  about: 'The hero’s tooth falls out in assembly, where nobody may speak, and is lost along a row of laps, until the rowing song is sung once more at home on the rug.',
  titles: ['A Row of Laps', 'Eleven Open Mouths', '{H} May Not Say It', 'The Tooth Went Rowing', 'It Fell Out in Assembly'],
  want: [
    {
      id: 'in-the-quietest-part',
      A: 'partner',
      paragraphs: [
        '{H}’s tooth fell out in assembly. Nobody may speak in assembly, and it was just the quietest part. The whole school sat in rows on the floor, with crossed legs. The tooth dropped into {H}’s lap, rolled over {H}’s knee, and was gone. In the evening {H} stood before {A} with a gap and no tooth. “It’s at school,” said {H}, “and I want it here.”'
      ]
    }
  ],
  way: [
    {
      id: 'what-the-gap-says',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Some words had changed since assembly. {H} tried out a few on {A}. A sausage whistled, and so did the scissors. A spoon was all right if you said it at the side. “Say seven,” said {A}. It came out with a wind behind it.',
        '“It’s draughty in there,” said {H}. The tongue kept going to the place to see if the tooth had come back. A tongue knows every tooth, and looks in on all of them. It could not get used to having a window.'
      ]
    },
    {
      id: 'what-the-quiet-part-was',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“What was the quiet part about?” asked {A}. It had been about quiet. The head teacher had asked who could hear a pin drop. Everybody listened for a pin. And then {H}’s tooth dropped, and only {H} heard it, because it was on the inside.',
        '“What did it say?” asked {A}. {H} thought. It was more of a tock. {H} dropped a button, a crumb and a grain of rice. None of them said tock. You need a mouth round it.'
      ]
    },
    {
      id: 'eleven-open-mouths',
      A: 'partner',
      paragraphs: [
        '“Didn’t you say something?” asked {A}. But you may not, in assembly. {H} had pulled at a boy’s sleeve, and pointed to the gap. The boy looked in. Then the boy pointed into his own mouth, for something wobbled there too. So did a girl. It went on to the end of the row, eleven open mouths. The head teacher thought that they were yawning, and spoke faster. “A gap can’t say what’s fallen out of it,” said {H}.'
      ]
    },
    {
      id: 'other-may-not-speak',
      A: 'other',
      spare: 3,
      paragraphs: [
        '{A} wanted to know what it is like when you may not say a thing. So {A} sat down on the floor, and behind {A} lay a biscuit. Only {H} could see that, and {H} might not speak.',
        '{H} pointed. {A} felt for something on one ear, and then for a spider. {H} showed a round thing, and biting. “A lion?” asked {A}. In assembly it would have been over long ago. In the end {A} leaned back, and then {A} knew.'
      ]
    },
    {
      id: 'tell-it-without-words',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“You could have written it down,” said {A}. In assembly there are no pencils, and so {H} had written on the boy’s back with one finger. It was only five letters, and a back has room for them. The boy nodded, and wrote it on the next one.',
        'By the end of the row it had come to be “soup”. {H} tried it on {A}’s back, to see where it had gone wrong. “Boot,” said {A}. That at least was nearer to a tooth.'
      ]
    },
    {
      id: 'elder-at-a-wedding',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“My tooth fell out at a wedding,” said {S}, “in the middle of my uncle’s speech. Nobody might speak but my uncle, and it was long. The tooth dropped onto my plate, and rang.” “What did they do?” asked {A}. “They thought that it was over,” said {S}, “and clapped.”',
        'It had been the shortest speech that anybody could remember. At the next wedding {S} was put right beside the uncle, and asked if another one was loose.'
      ]
    },
    {
      id: 'child-wants-a-gap',
      S: 'child',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '{S} looked into the gap from below. “What’s in there now?” asked {S}. “Nothing,” said {A}. “It’s where the tooth was before assembly.” {S} wanted one too, and pressed every tooth with a thumb, from left to right. They all stood like a fence.',
        'So {S} went to the mirror with a bit of dark paper, and stuck it on. Now {S} had a gap that you could take off at meals. “Does it whistle?” asked {A}. It rustled.'
      ]
    },
    {
      id: 'pet-finds-things',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} was asked to look for the tooth, as {A} was good at small things on floors. {H} let {A} smell at the gap, to show what sort of thing it was. {A} smelled, and went off at once.',
        'First {A} found a pea. Then {A} found a piece of toast from the morning. A bead was found as well, and left where it was. It was very well done. Only it was the wrong floor, and not the one with the tooth.'
      ]
    },
    {
      id: 'where-a-lap-goes',
      A: 'partner',
      paragraphs: [
        '“And after assembly?” asked {A}. “We all looked on the floor,” said {H}, “and there was nothing.” {A} thought about that. “You each had a lap,” said {A}. “That’s a row of bowls. What came after the quiet part?” “The rowing song,” said {H}. “We lean one way, and then we lean the other.” {A} looked at {H}. “Then your tooth’s been in a boat,” said {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'row-row',
      A: 'partner',
      paragraphs: [
        'They sat down side by side on the rug. {H} laid a dry bean in {H}’s lap and began the song. At the first line they leaned to {A}’s side. The bean ran over {H}’s knee into {A}’s lap. At the second line they leaned back, and the bean came home. “In a boat everything comes back,” said {H}. But the bean ran too far this time, down {H}’s shin, and was gone.'
      ]
    },
    {
      id: 'longer-row',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They did it with a longer row. The broom sat in it, with a towel for a lap, and so did two shoes. The bean went by the shoes in one go. In the towel it stayed, and had to be sung out with two verses.',
        '“Was there one like that in assembly?” asked {A}. {H} knew whose lap that was. It was a very deep one. After the song there were things in it from the other class.'
      ]
    },
    {
      id: 'what-else-rows',
      A: 'same',
      spare: 8,
      paragraphs: [
        'The rowing song was good for other things as well. A marble went much too fast, and came back before its line. A raisin would not go at all. It stuck to {H}’s knee and looked at the view. “A tooth’s got corners,” said {A}. “It’d go like a dice.”',
        'They sent a dice. At {A}’s end it was always a three, and at {H}’s end it was a six. Nobody in that row had thrown it.'
      ]
    },
    {
      id: 'guest-in-the-row',
      S: 'guest',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“With us they sing it standing up,” said {S}, but sat down in the row all the same. {S}’s legs would not cross. They stuck out in front like two oars. The bean came to them, and rolled along the left one, and fell off at the foot.',
        '“You’re a pier,” said {A}. {S} was pleased with that, and kept both feet quite still, in case another boat came in.'
      ]
    },
    {
      id: 'baby-both-below',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} was set into the row as well, between two cushions. {A} had only a few teeth so far, all of them new, and nobody may lose those. When the others leaned left, {A} leaned left and stayed there.',
        '{H} leaned {A} up again. “Row,” said {H}. {A} looked into {A}’s own lap. There was no bean and no tooth in it, but there was a foot. {A} was very glad that it had come.'
      ]
    },
    {
      id: 'a-hall-full-of-gaps',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“There’s a tooth out in every class by now,” said {H}. In assembly you could hear that in the song, wherever there was an s. The little ones sang it sharp. In the middle rows it began to whistle, and at the very back it was sharp again.',
        '{A} asked where {H} sat. “From today on I’m in the whistle,” said {H}. They sang the song through once more with all its s in it. Outside a dog stopped, and looked up.'
      ]
    },
    {
      id: 'no-lap-any-more',
      A: 'partner',
      paragraphs: [
        '{H} got up to look for the bean. “Now my lap’s gone,” said {H}. You only have a lap as long as you sit. {A} was looking at {H}’s ankle. “There’s a bump in your sock,” said {A}. {H} put in two fingers, and there was the bean. But there was still a bump. {H} put in two fingers again, and held up the tooth. “Yes,” whistled {H}, through the gap. It had rowed all through the song, and walked home in a sock. It had not said one word.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked into the gap, and right to the back.',
      '{names} asked which tooth it was, and it was the one that was not there.',
      { text: '{names} turned out the school bag, and found a crumb that was nearly a tooth.', needs: ['hands'] },
      { text: '{names} laid a clean saucer ready for the tooth.', needs: ['hands'] }
    ],
    way: [
      '{names} opened a mouth too, and it went on down the table.',
      '{names} kept as quiet as in assembly, for as long as that lasted.',
      { text: '{names} laid a cushion on the rug for every child in the row.', needs: ['hands'] },
      { text: '{names} brought a dry bean from the jar, the size of a tooth.', needs: ['hands'] }
    ],
    turn: [
      '{names} sat down at the end of the row and leaned the wrong way.',
      '{names} sang the second line twice, so that the bean would come back.',
      { text: '{names} pulled the sock off, and shook it, and out fell some sand as well.', needs: ['hands'] },
      { text: '{names} held the tooth up to the lamp, and it had a dent on top.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cushions went back to the sofa, and the bean to the other beans. The tooth lay where it could be found.',
    '{H} brushed the others, and went carefully round the window. Then {H} lay down, and had no lap at all.'
  ],
  last: [
    'The tooth was here and not in the school, and {H} was asleep, in the quietest part.',
    'In the dark a tongue looked in on every tooth, and at the window, and {H} was asleep.'
  ]
})
